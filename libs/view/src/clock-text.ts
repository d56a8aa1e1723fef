import type { Clock } from '@arbiter/engine';
import { playerName } from './names.ts';

/** What each player has left to think: `Player 1 has 24:05 left, Player 2 25:00`. */
export function clocksText({ left: [one, other] }: Pick<Clock, 'left'>): string {
  return `${playerName(0)} has ${minutes(one)} left, ${playerName(1)} ${minutes(other)}`;
}

/** Milliseconds as a clock shows them: `24:05`. */
export function minutes(millis: number): string {
  const seconds = Math.ceil(Math.max(0, millis) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
