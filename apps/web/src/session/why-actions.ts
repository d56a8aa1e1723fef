import { Client } from '@arbiter/client';
import { rulesIn } from '../play/citations.ts';
import { nameOf } from '../play/groups.ts';
import { whyAsked, whySize } from '../play/why.ts';
import { gists } from '../state/gists.ts';
import { say } from '../words/say.ts';
import type { Actions } from './actions.ts';
import { noneIfUnknown, type Desk } from './desk.ts';

/** Asking why. */
export function whyActions(desk: Desk) {
  const { store } = desk;

  /** Asks what rules say; where no rule of its edition speaks, a citation names that of the one that does. */
  const readRule = async (cited: string): Promise<void> => {
    const unknown = rulesIn(cited).filter((rule) => gists.peek()[rule] === undefined);
    const client = desk.client ?? new Client(desk.around.url, null);
    await Promise.all(
      unknown.map(async (rule) => {
        const said = await client.rule(rule).catch(noneIfUnknown);
        const says =
          said === null || said === 'nobody'
            ? say('There are no words of ours for this rule yet.')
            : said.says;
        gists.value = { ...gists.peek(), [rule]: says };
      }),
    );
  };

  return {
    readRule: (rule) => void readRule(rule),
    showRule: (rule) => {
      store.set({ why: { title: rule, reasons: [{ text: '', now: '', rule }] } });
      void readRule(rule);
    },
    whyAsked: () => {
      const decision = store.get().table?.position?.options?.decision;
      if (decision != null) store.set({ why: whyAsked(decision) });
    },
    whySize: (object) => {
      desk.withClient(async (client) => {
        const { game = null, position } = store.get().table ?? {};
        if (game === null || position == null) return;
        const story = await client.story(game, object);
        store.set({ why: whySize(nameOf(position.view, object), story) });
      });
    },
  } satisfies Partial<Actions>;
}
