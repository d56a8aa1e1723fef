import type { SeatOptions, Story } from '@arbiter/client';
import { say, tell, type Plain } from '../words/say.ts';

/** One thing that is to be understood: a plain sentence, and the rule behind it. */
export interface Reason {
  readonly text: string;
  /** What comes of it, such as a size; empty where nothing does. */
  readonly now: string;
  /** Edition and number; null where no rule says so. */
  readonly rule: string | null;
}

/** What somebody wanted to know, and the answer. */
export interface Why {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

type Decision = NonNullable<SeatOptions['decision']>;

/** Why a player is asked at all, by what they are asked, where no card asks. */
const ASKED: Partial<Record<Decision['kind'], Plain>> = {
  disclose:
    'Chance is drawn from the secrets of both players and the server, so that nobody can choose it.',
  playFirst: 'The player who won the draw, or lost the last game, says who plays first.',
  mulligan: 'Before the game begins, each player may put a hand back and draw a new one.',
  priority:
    'You have priority. What is on the stack resolves, or the step ends, once both players pass one after the other.',
  attack: 'It is your declare attackers step: who attacks is chosen now, and all at once.',
  block: 'You are attacked: who blocks is chosen now, and all at once.',
  assignDamage:
    'The creature deals damage to more than one other, or tramples: you say how much goes where.',
  orderTriggers:
    'Several of your abilities triggered at once: you say in which order they go on the stack.',
  payment: 'What you have announced has a cost, and there is more than one way to pay it.',
  targets: 'What you have announced has targets, which are chosen before it is paid for.',
  mode: 'What you have announced says “choose one”, which is done before it is paid for.',
  x: 'What you have announced has X in its cost, which you choose before it is paid for.',
  replacement:
    'Several effects would change the same event: you choose the one that applies first.',
  repetitions: 'The same actions could go on for ever: a player says how often they are repeated.',
};

/** Where one effect alone may. */
const MAY_REPLACE: Plain =
  'An effect may replace what is about to happen: you say whether it does.';

/** Why a player is asked this: who asks, what it says, and the rule. */
export function whyAsked({ kind, about }: Decision): Why {
  const { question, name, text, ifNot, rule } = about;
  const known = kind === 'replacement' && ifNot !== null ? MAY_REPLACE : ASKED[kind];
  const byOther =
    name === ''
      ? say('The rules leave this to you.')
      : say('{name} asks you.', { name: tell(name) });
  const said = known === undefined ? byOther : say(known);
  const cited = rule === 'protocol' ? null : rule;
  return {
    title: tell(question),
    reasons: [
      { text: said, now: '', rule: cited },
      ...text.map((line) => ({
        text: say('{name} says: “{line}”', { name: tell(name), line }),
        now: '',
        rule: null,
      })),
      ...(ifNot === null
        ? []
        : [{ text: say('If you don’t: {ifNot}', { ifNot: tell(ifNot) }), now: '', rule: null }]),
    ],
  };
}

/** Why a creature has its power and toughness, effect by effect. */
export function whySize(name: string, { steps }: Story): Why {
  const last = steps.at(-1);
  return {
    title: say('Why is {name} {size}?', { name, size: last === undefined ? '' : sizeOf(last) }),
    reasons: steps.map((step, i) => ({
      text: `${contribution(step, steps[i - 1])}${doer(step)}`,
      now: sizeOf(step),
      rule: step.rule,
    })),
  };
}

type Step = Story['steps'][number];

const sizeOf = ({ power, toughness }: Step): string => `${power}/${toughness}`;

/** What a step says or adds. */
function contribution(step: Step, before: Step | undefined): string {
  if (step.by === 'printed') return `${say('The card says')} `;
  if (step.sets || before === undefined) return `${say('It is {size}:', { size: sizeOf(step) })} `;
  return `${signed(step.power - before.power)}/${signed(step.toughness - before.toughness)}: `;
}

function doer({ by, text, ...step }: Step): string {
  if (by === 'printed') return sizeOf({ by, text, ...step });
  if (by === 'counters') return say('the counters on it');
  if (text === '') return tell(by);
  return by === 'an effect'
    ? say('an effect that lasts ({text})', { text: tell(text) })
    : `${by} (“${text}”)`;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
