import type { Measured } from './sizing.ts';

/**
 * What `npm run -s bench -- sizing --games 32 --think 150 --seconds 30` measured on 26 November, on two cores with four times
 * as much other work as they can do (docs/operations/sizing.md): milliseconds of processor time, idle a second and more
 * for each command. Sixty commands a second, so little comes together that could be done at once.
 */
export const MEASURED: Measured = {
  processes: [
    { name: 'gateway', idle: 10.7, command: 3.94 },
    { name: 'Kafka', idle: 71.3, command: 4.68 },
    { name: 'game-state', idle: 11.7, command: 1.65 },
    { name: 'rules-evaluation', idle: 9, command: 1.67 },
    { name: 'matchmaking', idle: 11.3, command: 0.27 },
    { name: 'replay', idle: 11.3, command: 1.39 },
    { name: 'PostgreSQL', idle: 0, command: 0.27 },
    { name: 'Redis', idle: 1.7, command: 0.09 },
  ],
};
