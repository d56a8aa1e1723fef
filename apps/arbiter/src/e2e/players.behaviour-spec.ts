import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PlayerPlan, Said } from './talk.ts';

const PLAYER = fileURLToPath(new URL('../../dist/e2e/player.js', import.meta.url));

/** What a player says last. */
export type Over = Extract<Said, { type: 'over' }>;

/** Players of an end-to-end run, each a process of its own. */
export class Players {
  readonly #children: ChildProcess[] = [];

  /**
   * Runs a player to the end of its match.
   *
   * @param hear told of all that it says before the end, and how to let it go on when it is held
   * @throws Error if its process ends before its match
   */
  play(plan: PlayerPlan, hear: (said: Said, goOn: () => void) => void): Promise<Over> {
    const child = spawn(process.execPath, [PLAYER, JSON.stringify(plan)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    this.#children.push(child);
    const goOn = (): void => void child.stdin.write('\n');
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`${plan.name} ended with ${String(code)}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const said = JSON.parse(line) as Said;
        if (said.type === 'over') resolve(said);
        else hear(said, goOn);
      });
    });
  }

  /** Ends those that still run. */
  stop(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }
}
