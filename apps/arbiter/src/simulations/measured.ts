import type { Measured } from './sizing.ts';

/**
 * What `npm run -s bench -- sizing --games 16 --seconds 30` measured on 26 November on two cores with other work on them
 * (docs/operations/sizing.md): milliseconds of processor time, a second and more for each command.
 */
export const MEASURED: Measured = {
  processes: [
    { name: 'gateway', idle: 9.7, command: 5.51 },
    { name: 'Kafka', idle: 72.3, command: 9.33 },
    { name: 'game-state', idle: 18.3, command: 3.38 },
    { name: 'rules-evaluation', idle: 9, command: 3.14 },
    { name: 'matchmaking', idle: 11, command: 0.82 },
    { name: 'replay', idle: 11.7, command: 3.78 },
    { name: 'PostgreSQL', idle: 1.3, command: 0.62 },
    { name: 'Redis', idle: 1, command: 0.17 },
  ],
};
