import { filterText, headText } from '../filter-text.ts';
import type { Filter, Trigger, Watched } from '../language.ts';
import { article } from './grammar.ts';
import { one, YOU, type Noun } from './noun.ts';
import { stepText } from './steps.ts';
import type { Say } from './word.ts';

type Saying = Pick<Say, 'noun' | 'condition'>;

/** What triggers an ability, as the beginning of its sentence. */
export function triggerText(
  trigger: Trigger,
  terms: { readonly entersPlay: string; readonly fromPlay: string; readonly graveyard: string },
  say: Saying,
): string {
  switch (trigger.when) {
    case 'comes into play':
      return `${when(trigger.what)} ${watched(trigger.what, say)} ${terms.entersPlay}`;
    case 'is put into a graveyard from play':
      return `${when(trigger.what)} ${watched(trigger.what, say)} is put into a ${terms.graveyard} ${terms.fromPlay}`;
    case 'leaves play':
      return `${when(trigger.what)} ${watched(trigger.what, say)} ${trigger.when}`;
    case 'is dealt damage':
    case 'becomes tapped':
    case 'attacks':
      return `Whenever ${watched(trigger.what, say)} ${trigger.when}`;
    case 'deals damage': {
      const to = trigger.to === undefined ? '' : ` to ${article(filterText(trigger.to))}`;
      const kind = trigger.combat === true ? 'combat damage' : 'damage';
      return `Whenever ${watched(trigger.what, say)} deals ${kind}${to}`;
    }
    case 'blocks': {
      const whom = trigger.whom === undefined ? '' : ` ${article(filterText(trigger.whom))}`;
      return `Whenever ${watched(trigger.what, say)} blocks${whom}`;
    }
    case 'becomes blocked': {
      const by = trigger.by === undefined ? '' : ` by ${article(filterText(trigger.by))}`;
      return `Whenever ${watched(trigger.what, say)} becomes blocked${by}`;
    }
    case 'it is so':
      return `When ${say.condition(trigger.condition)}`;
    case 'step begins': {
      const whose = WHOSE[trigger.whose];
      if (trigger.step === 'end of turn') {
        return trigger.whose === 'you' ? 'At the end of your turn' : `At the end of ${whose} turn`;
      }
      return `At the beginning of ${whose} ${stepText(trigger.step)}`;
    }
    case 'is tapped for mana':
      return trigger.what === 'enchanted'
        ? `Whenever ${say.noun('enchanted').text} is tapped for mana`
        : `Whenever a player taps ${article(filterText(trigger.what))} for mana`;
    case 'discards':
      return 'Whenever you discard a card';
    case 'is played': {
      const aimed =
        trigger.targeting === undefined ? '' : ` that targets ${watched(trigger.targeting, say)}`;
      return `Whenever a player plays ${article(spell(trigger.what))}${aimed}`;
    }
    case 'draws':
      return trigger.who === 'you'
        ? 'Whenever you draw a card'
        : `Whenever ${trigger.who === 'opponent' ? 'your opponent' : 'a player'} draws a card`;
    default:
      return trigger satisfies never;
  }
}

/** What `event` stands for in the effect. */
export function eventOf(trigger: Trigger): Noun {
  switch (trigger.when) {
    case 'deals damage':
      return trigger.to === undefined ? that(trigger.what) : that(trigger.to);
    case 'blocks':
      return that(trigger.whom ?? trigger.what);
    case 'becomes blocked':
      return that(trigger.by ?? trigger.what);
    case 'step begins':
      return trigger.whose === 'you' ? YOU : THAT_PLAYER;
    case 'is tapped for mana':
    case 'draws':
      return THAT_PLAYER;
    case 'discards':
      return one('that card');
    case 'is played':
      return one('that spell');
    case 'it is so':
      return one('it');
    default:
      return that(trigger.what);
  }
}

const THAT_PLAYER = one('that player', { isPlayer: true, later: 'that player' });

function that(what: Watched): Noun {
  if (what === 'self' || what === 'enchanted') return one('it');
  const head = headText(what);
  const isPlayer = head === 'player' || head === 'opponent';
  if (head === 'you') return YOU;
  return one(`that ${head}`, { later: `that ${head}`, ...(isPlayer ? { isPlayer } : {}) });
}

/** Once in its life, or every time. */
const when = (what: Watched): string => (what === 'self' ? 'When' : 'Whenever');

function watched(what: Watched, say: Saying): string {
  if (what === 'self' || what === 'enchanted') return say.noun(what).text;
  return 'is' in what && what.is === 'you' ? 'you' : article(filterText(what));
}

/** A filter of spells, which need not say that they are. */
function spell(filter: Filter): string {
  if ('all' in filter && filter.all.length === 0) return 'spell';
  const said = filterText(filter);
  if (headText(filter) === 'spell') return said;
  return `${said.replace(/ permanent$/u, '')} spell`;
}

const WHOSE = {
  you: 'your',
  opponent: 'your opponent’s',
  'each player': 'each player’s',
} as const;
