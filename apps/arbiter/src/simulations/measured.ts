import type { Measured } from './sizing.ts';

/**
 * What `npm run -s bench -- sizing --games 32 --think 150 --seconds 30` measured on 26 November, on two cores with four times
 * as much other work as they can do (docs/operations/sizing.md): milliseconds of processor time, idle a second and more
 * for each command. Fifty commands a second, so little comes together that could be done at once.
 */
export const MEASURED: Measured = {
  processes: [
    { name: 'gateway', idle: 10.7, command: 4.34 },
    { name: 'Kafka', idle: 80.3, command: 5.27 },
    { name: 'game-state', idle: 13, command: 2.47 },
    { name: 'rules-evaluation', idle: 11.3, command: 2.23 },
    { name: 'matchmaking', idle: 20.7, command: 0.42 },
    { name: 'replay', idle: 14, command: 2.26 },
    { name: 'PostgreSQL', idle: 1, command: 0.25 },
    { name: 'Redis', idle: 1.3, command: 0.1 },
  ],
};
