import { makesBatches, type Frame, type Seat, type Sight } from '@arbiter/engine';
import type { AboutView } from './about.ts';
import { listed, objectName, playerName, recipientName, upper } from './names.ts';

type Priority = Extract<Frame, { readonly kind: 'priority' }>;
type Window = NonNullable<Priority['window']>;

/** Who has priority, and in what window; undefined while nobody has. */
export function priorityOf({ game }: Sight): Priority | undefined {
  return game.agenda.findLast((frame): frame is Priority => frame.kind === 'priority');
}

/** What a player with priority is asked, where only some things may be played, or all of a batch resolves as one. */
export function askedInWindow(sight: Sight, seat: Seat): Pick<AboutView, 'question' | 'ifNot'> {
  const frame = priorityOf(sight);
  const window = frame?.window;
  if (window !== undefined) return IN_WINDOW[window.for](sight, seat, window as never);
  if (frame?.attack === true) {
    return {
      question: 'An attack is announced: play a card or an ability first, or pass',
      ifNot: 'The attack begins. Whatever is played first calls it off.',
    };
  }
  const top = sight.game.stack.at(-1);
  if (top === undefined) return { question: 'Play a card or an ability, or pass', ifNot: null };
  if (!makesBatches(sight)) {
    const name = objectName(sight.game, top, seat);
    return { question: `Respond to ${name}, or pass`, ifNot: null };
  }
  return {
    question: 'A batch is being made: add to it, or pass',
    ifNot:
      'Once both pass, the batch resolves whole, last in first out; nobody adds to it in between.',
  };
}

type Tell<K extends Window['for']> = (
  sight: Sight,
  seat: Seat,
  window: Extract<Window, { readonly for: K }>,
) => Pick<AboutView, 'question' | 'ifNot'>;

const IN_WINDOW: { readonly [K in Window['for']]: Tell<K> } = {
  interrupts({ game }, seat, { of }) {
    const name = objectName(game, of, seat);
    return {
      question: `${name} is being played: interrupt it, or pass`,
      ifNot: `${name} is successfully cast. Everything but interrupts can be played after that.`,
    };
  },
  prevention({ game }, seat, { objects }) {
    const held = game.held.filter(({ object }) => objects.includes(object));
    const damage = held.flatMap(({ proposed: { change } }) =>
      change.kind === 'damage' && change.amount > 0
        ? [
            `${change.amount} from ${objectName(game, change.source, seat)} to ${recipientName(game, change.to, seat)}`,
          ]
        : [],
    );
    const dying = held.flatMap(({ proposed: { change } }) =>
      'object' in change ? [objectName(game, change.object, seat)] : [],
    );
    const what = [
      ...(damage.length > 0 ? [`damage prevention, ${listed(damage)}`] : []),
      ...(dying.length > 0 ? [`on the way to the graveyard, ${listed(dying)}`] : []),
    ].join('; ');
    // 4ED graveyard.1: what would die of damage regenerates in the same step.
    const does = [
      ...(damage.length > 0 ? ['prevent or redirect it'] : []),
      ...(dying.length > 0 ? ['regenerate'] : []),
    ];
    return {
      question: `${upper(what)}: ${[...does, 'or pass'].join(', ')}`,
      ifNot:
        'What is not prevented happens once both pass. Nothing else may be played in this step.',
    };
  },
  replacing({ game }, seat, { objects }) {
    const names = listed(objects.map((id) => objectName(game, id, seat)));
    return {
      question: `About to be destroyed, ${names}: regenerate, or pass`,
      ifNot: 'What is not regenerated is destroyed.',
    };
  },
  declaring: () => ({
    question: 'Attackers are being declared: play what is played then, or pass',
    ifNot: 'They attack.',
  }),
  untap: () => ({
    question: 'Your permanents are about to untap: make mana, or pass',
    ifNot: 'They untap, and mana that is left is gone as the phase ends.',
  }),
  series: (_, seat) => ({
    question: `Triggered abilities are being played; ${playerName(seat)} passes`,
    ifNot: null,
  }),
};
