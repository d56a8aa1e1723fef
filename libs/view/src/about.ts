import { costText, filterText } from '@arbiter/cards';
import {
  makesBatches,
  nameOf,
  openCost,
  playerAsked,
  replacementAsked,
  replacementOf,
  spellCost,
  type ChoicePurpose,
  type Decision,
  type DecisionKind,
  type Frame,
  type ObjectId,
  type Sight,
} from '@arbiter/engine';
import { announcedBefore } from './announced.ts';
import { askerOf, unlessPaid, type Asker } from './asker.ts';
import { textNow } from './changed-words.ts';
import { openCostText } from './cost-text.ts';
import { choosingNow, offeredNow } from './instructions.ts';
import { listed, objectName, playerName, recipientName, upper } from './names.ts';
import { askedInWindow } from './window.ts';
import { textChanged } from './word-text.ts';

/** What a decision is about, for the player who answers it. */
export interface AboutView {
  /** Who asks: an object, or 0 for the rules. */
  readonly source: ObjectId;
  /** What that is called; empty for the rules. */
  readonly name: string;
  /** What it says: the ability that asks, or the text of the spell. */
  readonly text: readonly string[];
  /** What is asked, as a sentence. */
  readonly question: string;
  /** All that is to be paid; null where nothing is. */
  readonly cost: string | null;
  /** What happens if it is declined; null where it can't be. */
  readonly ifNot: string | null;
  /** Of an order: what comes of the place of the first one, and of the last one. */
  readonly ends: { readonly first: string; readonly last: string } | null;
  /** The rule by which it is asked; null if that is not known. */
  readonly rule: string | null;
  /** What yes and no do; empty where it isn't answered by them. */
  readonly yes: string;
  readonly no: string;
}

type Told = Pick<AboutView, 'question'> &
  Partial<Pick<AboutView, 'cost' | 'ifNot' | 'ends' | 'yes' | 'no'>>;
type OfKind<K extends DecisionKind> = Extract<Decision, { readonly kind: K }>;
type Tell<K extends DecisionKind> = (asked: Asked<K>) => Told;

interface Asked<K extends DecisionKind> {
  readonly sight: Sight;
  readonly decision: OfKind<K>;
  readonly asker: Asker;
}

/** Who asks for the open decision, what for, what it costs, and what happens if not. */
export function aboutDecision(sight: Sight, decision: Decision): AboutView {
  const asker = askerOf(sight, decision);
  const { source, name, text } = asker;
  const {
    question,
    cost = null,
    ifNot = null,
    ends = null,
    yes = '',
    no = '',
  } = told({
    sight,
    decision,
    asker,
  });
  const rule = decision.rule ?? null;
  return { source, name, text, question, cost, ifNot, ends, rule, yes, no };
}

const ofName = ({ name }: Asker): string => (name === '' ? '' : ` for ${name}`);

const BY_KIND: { readonly [K in DecisionKind]: Tell<K> } = {
  disclose: () => ({
    question: 'Disclose your secret: chance is drawn from both players’ secrets',
  }),
  playFirst: () => ({ question: 'Who plays first?' }),
  mulligan: ({ sight, decision }) => {
    const { length } = sight.game.players[playerAsked(decision)].hand;
    return {
      question: `Keep these ${length} cards, or take a mulligan to ${decision.cards}?`,
      yes: `Mulligan to ${decision.cards}`,
      no: `Keep ${length}`,
    };
  },
  priority: ({ sight, decision }) => askedInWindow(sight, decision.seat),
  attack: () => ({ question: 'Which creatures attack?' }),
  block: () => ({ question: 'Which creatures block, and what?' }),
  assignDamage: ({ asker }) => ({ question: `How is the damage of ${asker.name} assigned?` }),
  repetitions: ({ sight: { game }, decision }) => {
    const objects = (game.loop?.steps ?? []).flatMap(({ body }) =>
      body.type === 'Choose' ? [] : [body.object],
    );
    const names = listed([...new Set(objects)].map((id) => objectName(game, id, decision.seat)));
    return {
      question: `The other player proposes to repeat these actions ${decision.times} times: ${names}. How many times are they repeated?`,
    };
  },
  may: ({ sight, decision, asker }) => {
    const { says, ifNot } = offeredNow(sight, decision);
    return {
      question:
        says === null || asker.name === ''
          ? `Do you use ${possessive(asker.name)} optional ability?`
          : `${asker.name} says “${says}” Do you do it?`,
      ifNot,
      yes: 'Do it',
      no: 'Don’t do it',
    };
  },
  orderTriggers: ({ sight }) =>
    makesBatches(sight)
      ? {
          question: 'In which order are your triggered abilities played?',
          ends: { first: 'is played and resolves first', last: 'resolves last' },
        }
      : {
          question: 'In which order do your triggered abilities go on the stack?',
          ends: { first: 'goes on the stack first, resolves last', last: 'resolves first' },
        },
  mode: ({ asker }) => ({ question: `Which mode do you choose${ofName(asker)}?` }),
  x: ({ sight, asker }) => ({
    question: `What is the value of X${ofName(asker)}?`,
    cost: cost(sight, asker),
  }),
  targets: ({ sight, decision, asker }) => {
    const what = aimsOf(sight)[decision.spec];
    return { question: `Which target${ofName(asker)}${what === undefined ? '' : `: ${what}`}?` };
  },
  division: ({ asker }) => ({ question: `How do you divide the effect of ${asker.name}?` }),
  alternative: ({ asker }) => ({ question: `Which cost do you pay${ofName(asker)}?` }),
  buyback: ({ sight, asker }) => {
    const back = buybackText(sight, asker);
    return {
      question: `Do you also pay the buyback cost of ${asker.name}?`,
      cost: back,
      ifNot: `${asker.name} does not return to your hand as it resolves.`,
      yes: `Also pay ${back}`,
      no: 'Without buyback',
    };
  },
  payment: ({ sight, asker }) => {
    const due = cost(sight, asker);
    return {
      question: `How do you pay ${due}${ofName(asker)}?`,
      cost: due,
      yes: `Pay ${due}`,
      ifNot: 'You may take the announcement back.',
    };
  },
  choose: ({ sight, decision, asker }) => ({
    question:
      (decision.purpose === 'object' ? chosenFor(sight, asker) : CHOICES[decision.purpose](asker)) +
      chosenBefore(sight, decision),
  }),
  name: ({ asker }) => ({ question: `Which card do you name${ofName(asker)}?` }),
  pay: ({ sight, asker }) => {
    const due = cost(sight, asker);
    return {
      question: `Do you ${paying(due)}${ofName(asker)}?`,
      cost: due,
      ifNot: unlessPaid(sight),
      yes: upper(paying(due)),
      no: 'Don’t pay',
    };
  },
  newTarget: ({ sight, decision, asker }) => {
    const changed = changedTarget(sight, decision);
    return {
      question:
        changed === null
          ? `Which new target${ofName(asker)}?`
          : `Which new target for ${changed.spell}, in place of ${changed.target}?`,
    };
  },
  landWords: ({ sight, decision }) => ({
    question: `Which land type becomes which in the text of ${aimedAt(sight, decision)}?${itSays(sight)}`,
  }),
  colorWords: ({ sight, decision }) => ({
    question: `Which color word becomes which in the text of ${aimedAt(sight, decision)}?${itSays(sight)}`,
  }),
  word: ({ decision, asker }) => ({
    question: `Which ${decision.of} do you choose${ofName(asker)}?`,
  }),
  number: ({ sight, asker }) =>
    sight.game.agenda.at(-1)?.kind === 'announce'
      ? { question: `How many times do you pay the replicate cost${ofName(asker)}?` }
      : { question: `Which number do you choose${ofName(asker)}?` },
  order: ({ decision }) => ORDERS[decision.of],
  replacement: ({ sight, decision }) => replacing(sight, decision),
  topCards: () => ({
    question: 'In which order do these cards go back on top of the library?',
    ends: { first: 'is the lowest', last: 'is the top card' },
  }),
};

function told<K extends DecisionKind>(
  asked: Asked<K> & { readonly decision: { readonly kind: K } },
): Told {
  return BY_KIND[asked.decision.kind](asked);
}

const ORDERS: Readonly<Record<OfKind<'order'>['of'], Told>> = {
  timestamps: {
    question: 'In which order do they count as having come into play?',
    ends: { first: 'is the oldest', last: 'is the newest' },
  },
  graveyard: {
    question: 'In which order do these cards go to the graveyard?',
    ends: { first: 'is at the bottom', last: 'is on top' },
  },
  library: {
    question: 'In which order do these cards go to the library?',
    ends: { first: 'is at the bottom', last: 'is on top' },
  },
  damage: {
    question: 'Whose damage is prevented first?',
    ends: { first: 'is prevented first', last: 'is prevented last' },
  },
};

/** What is chosen, and what for, as the text says it. */
function chosenFor(sight: Sight, asker: Asker): string {
  const says = choosingNow(sight);
  return says === null || asker.name === ''
    ? `What do you choose${ofName(asker)}?`
    : `${asker.name} says “${says}” What do you choose?`;
}

/** What a choice of objects asks, for each purpose. */
const CHOICES: Readonly<Record<Exclude<ChoicePurpose, 'object'>, (asker: Asker) => string>> = {
  sacrifice: (asker) => `What do you sacrifice${ofName(asker)}?`,
  discard: (asker) => `What do you discard${ofName(asker)}?`,
  exile: (asker) => `What do you remove from the game${ofName(asker)}?`,
  tap: (asker) => `What do you tap${ofName(asker)}?`,
  return: (asker) => `What do you return to its owner’s hand${ofName(asker)}?`,
  source: (asker) => `Which source of damage do you choose${ofName(asker)}?`,
  search: (asker) => `Which cards do you find${ofName(asker)}?`,
  copy: (asker) => `What does ${asker.name} copy?`,
  handSize: () => 'What do you discard, down to your maximum hand size?',
  untap: () => 'What do you untap?',
  stayTapped: () => 'What do you leave tapped?',
  enchant: (asker) => `What does ${asker.name} enchant?`,
  amplify: (asker) => `Which cards do you reveal to amplify ${asker.name}?`,
  splice: (asker) => `Which cards do you splice onto ${asker.name}, in which order?`,
};

/** Of one effect that its player may leave be: whether it applies. Of several: which one does first. */
function replacing(sight: Sight, decision: Decision): Told {
  const { change, keys } = replacementAsked(sight) ?? { change: null, keys: [] };
  const [only, other] = keys;
  const by = other === 'none' && only !== undefined ? replacementOf(only) : null;
  if (by?.by !== 'static')
    return { question: 'Several effects change what is about to happen. Which applies first?' };
  const name = objectName(sight.game, by.source, decision.seat);
  return change?.kind === 'draw'
    ? { question: `You would draw a card. Do you apply ${name} instead?`, ifNot: 'You draw it.' }
    : {
        question: `You would discard a card. Do you apply ${name} instead?`,
        ifNot: 'It goes to the graveyard.',
      };
}

/** What the player before chose for the same instruction, in words. */
function chosenBefore(sight: Sight, decision: Decision): string {
  const chosen = announcedBefore(sight, decision);
  if (chosen.length === 0) return '';
  const names = chosen.map((id) => nameOf(sight.object(id).name));
  return ` ${playerName(playerAsked(decision) === 0 ? 1 : 0)} has chosen ${listed(names)}.`;
}

/** What is done for a cost: `pay {2}`, `discard a card`. */
const paying = (due: string): string =>
  due.startsWith('{') ? `pay ${due}` : due.charAt(0).toLowerCase() + due.slice(1);

const possessive = (name: string): string => (name === '' ? 'an' : `${name}’s`);

const cost = (sight: Sight, { name }: Asker): string => {
  const open = openCost(sight);
  return open === null ? '{0}' : openCostText(sight, open, name);
};

function buybackText(sight: Sight, { source, name }: Asker): string {
  const { definition } = sight.printed(sight.object(source));
  return costText(definition.buyback ?? {}, name, sight.rules.cardTerms);
}

/** Each way to pay for the spell that is being announced, in full, by its number. */
export function alternativeText(sight: Sight, alternative: number): string {
  const frame = sight.game.agenda.at(-1);
  if (frame?.kind !== 'announce') return '';
  const { object, seat, choices } = frame;
  const due = spellCost(sight, object, seat, { ...choices, alternative });
  const pay = upper(paying(openCostText(sight, due, sight.object(object).name)));
  const other = sight.printed(sight.object(object)).definition.alternativeCosts?.[alternative - 1];
  if (other === undefined) return pay;
  return `${pay} ${other.keyword === undefined ? 'rather than its mana cost' : `for ${other.keyword}`}`;
}

/** What each target of what is announced may be, in words. */
function aimsOf(sight: Sight): readonly string[] {
  const frame = sight.game.agenda.at(-1);
  if (frame?.kind !== 'announce') return [];
  const text =
    frame.ability === null
      ? sight.printed(sight.object(frame.object)).modes[frame.choices.mode]
      : sight.cards.ability(frame.ability);
  return (text?.targets ?? []).map(({ what }) => filterText(what));
}

type ResolveFrame = Extract<Frame, { readonly kind: 'resolve' }>;

function resolving(sight: Sight): ResolveFrame | null {
  const frame = sight.game.agenda.at(-1);
  return frame?.kind === 'resolve' ? frame : null;
}

/** What the text that asks is aimed at. */
function aimedAt(sight: Sight, { seat }: Decision): string {
  const [target] = resolving(sight)?.choices.targets.flat() ?? [];
  return target === undefined ? 'it' : recipientName(sight.game, target, seat);
}

/** What that says in which words are replaced. */
function itSays(sight: Sight): string {
  const target = textChanged(sight);
  const text = target === null ? '' : textNow(sight, target);
  return text === '' ? '' : ` It says “${text}”`;
}

/** The spell whose target is being changed, and which of its targets that is. */
function changedTarget(
  sight: Sight,
  { seat }: Decision,
): { readonly spell: string; readonly target: string } | null {
  const progress = resolving(sight)?.progress;
  if (progress?.of !== 'newTargets') return null;
  const target = sight.object(progress.spell).stack?.targets.flat()[progress.at];
  return target === undefined
    ? null
    : {
        spell: objectName(sight.game, progress.spell, seat),
        target: recipientName(sight.game, target, seat),
      };
}
