import { afterEach, describe, expect, it } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import type { Coordination } from '@arbiter/platform';
import { DEFAULT_LIMITS } from '../options.ts';
import type { Tables } from './tables.ts';
import { Watchers } from './watchers.ts';

/** How often each says how many it has: so long that what is believed of one that died outlives a slow round. */
const EVERY = 50;
const GAME = 'local-g-1';

/** A gateway, as far as watchers go: so many are at each game. */
class Gateway {
  readonly here = new Map<string, number>();
  readonly watchers: Watchers;

  constructor(coordination: Coordination) {
    const { here } = this;
    const tables = {
      spectatorsOf: (game: string) => here.get(game) ?? 0,
      watched: () => here.keys(),
    } as Partial<Tables> as Tables;
    const options = { log: openMemoryLog(), coordination, keys: memoryKeyRing() };
    this.watchers = new Watchers(options, { ...DEFAULT_LIMITS, watchers: EVERY }, tables);
    this.watchers.onApplicationBootstrap();
  }
}

/** What two gateways share: each its own connection, or both the same. */
type Shares = readonly [Coordination, Coordination];

/** What both adapters of what gateways share have to make of the counts. */
export function watchersBehaviour(name: string, shares: () => Shares): void {
  describe(`who watches a game at several gateways, over ${name}`, () => {
    const gateways: Gateway[] = [];
    const open: Coordination[] = [];
    const started = (): readonly [Gateway, Gateway] => {
      const shared = shares();
      open.push(...new Set(shared));
      gateways.push(...shared.map((one) => new Gateway(one)));
      return gateways as [Gateway, Gateway];
    };
    const counted = async (at: Gateway, count: number): Promise<void> => {
      for (let i = 0; i < 200 && (await at.watchers.of(GAME)) !== count; i++) await pause();
      expect(await at.watchers.of(GAME)).toBe(count);
    };
    afterEach(async () => {
      for (const { watchers } of gateways.splice(0)) await watchers.onApplicationShutdown();
      for (const one of open.splice(0)) await one.close();
    });

    it('is counted at each of them, wherever that is', async () => {
      const [one, other] = started();
      one.here.set(GAME, 2);
      other.here.set(GAME, 3);
      await counted(one, 5);
      await counted(other, 5);
    });

    it('is counted no longer once they are gone', async () => {
      const [one, other] = started();
      other.here.set(GAME, 3);
      await counted(one, 3);
      other.here.set(GAME, 1);
      await counted(one, 1);
      other.here.delete(GAME);
      await counted(one, 0);
    });

    it('is believed of a gateway that died only for a while', async () => {
      const [one, other] = started();
      other.here.set(GAME, 3);
      await counted(one, 3);
      await other.watchers.onApplicationShutdown();
      await counted(one, 0);
    });

    it('is told as far as this one knows where nothing is shared', async () => {
      const both = shares();
      open.push(...new Set(both));
      const [shared] = both;
      const fails = { present: () => Promise.reject(new Error('away')) };
      const presence = { ...shared.presence, touch: fails.present, ...fails };
      gateways.push(new Gateway({ ...shared, presence }));
      gateways[0]!.here.set(GAME, 2);
      expect(await gateways[0]!.watchers.of(GAME)).toBe(2);
    });
  });
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, EVERY));
