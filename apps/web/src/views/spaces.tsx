import type { VNode } from 'preact';
import type { PaidObjects, SpaceOf, SpaceView } from '../play/answers.ts';
import { numberIn, type Recipient } from '../play/fields.ts';
import { orderView } from './order.tsx';
import { numberField, select, tick, type Answering } from './parts.tsx';
import { say, tell, type Plain } from '../words/say.ts';

/** What somebody chooses from: names of everything that a space speaks of. */
export type Label = (what: number | string) => string;

/** What comes of the first and the last place of an order. */
interface Ends {
  readonly first: string;
  readonly last: string;
}

/**
 * The fields in which a space is answered; `answerIn` reads them.
 *
 * @param searchCards asks for names of cards to pick from, of which somebody has written a part
 */
export function spaceFields(
  space: SpaceView,
  label: Label,
  searchCards: (part: string) => void,
  ends: Ends | null = null,
  answer: Answering = { fields: null, fill: () => undefined },
): readonly (VNode | false | undefined)[] {
  switch (space.shape) {
    case 'oneOf':
      return space.options.map((one) =>
        tick('radio', 'pick', String(one), label(String(one)), {
          required: true,
        }),
      );
    case 'word':
      return space.options.map((word) =>
        tick('radio', 'pick', word, label(word), { required: true }),
      );
    case 'subset':
      return subsetFields(space, label);
    case 'number':
      return [
        numberField(
          'pick',
          say('From {least} to {most}', { least: space.least, most: space.most }),
          {
            ...space,
            value: space.least,
          },
        ),
      ];
    case 'name':
      return [nameField(space, searchCards)];
    case 'order':
      return orderFields(space, label, ends, answer);
    case 'division':
      return divisionFields(space, label, answer);
    case 'attack':
      return attackFields(space, label);
    case 'block':
      return blockFields(space, label);
    case 'payment':
      return paymentFields(space, label);
    default:
      return space satisfies never;
  }
}

function subsetFields({ from, least, most }: SpaceOf<'subset'>, label: Label): VNode[] {
  const one = least === 1 && most === 1;
  const how =
    least === most
      ? say('Choose {least}', { least })
      : say('Choose {least} to {most}', { least, most });
  return [
    <p class="quiet">{how}</p>,
    // Nothing is ticked for the player, unless there is only one way.
    ...from.map((what) =>
      tick(one ? 'radio' : 'checkbox', 'pick', String(what), label(what), {
        checked: from.length === least,
        required: one,
      }),
    ),
  ];
}

function nameField({ some }: SpaceOf<'name'>, searchCards: (part: string) => void): VNode {
  return (
    <label class="field">
      {some === undefined
        ? say('Name of a card')
        : say('For example {names}', { names: some.slice(0, 5).join(', ') })}
      <input
        name="pick"
        type="text"
        list={some === undefined ? 'card-names' : undefined}
        onInput={({ currentTarget }) => {
          if (some === undefined) searchCards(currentTarget.value);
        }}
        required
        autoComplete="off"
      />
    </label>
  );
}

function orderFields(space: SpaceOf<'order'>, label: Label, ends: Ends | null, answer: Answering) {
  return [
    ends !== null && (
      <p class="quiet">
        {say('Place 1 {first}; place {most} {last}.', {
          first: tell(ends.first),
          most: space.of.length,
          last: tell(ends.last),
        })}
      </p>
    ),
    orderView(space, label, answer),
  ];
}

function blockFields({ blockers }: SpaceOf<'block'>, label: Label): VNode[] {
  return blockers.map(([blocker, may]) =>
    select(`block ${blocker}`, label(blocker), [
      { value: '', label: say('does not block') },
      ...may.map((attacker) => ({
        value: String(attacker),
        label: say('blocks {name}', { name: label(attacker) }),
      })),
    ]),
  );
}

/** Begins with what most would choose: what is lethal to each in turn, and the rest to the last one that may have it. */
function divisionFields(space: SpaceOf<'division'>, label: Label, { fields }: Answering): VNode[] {
  const given = dividedAtFirst(space);
  const lethal = new Map<Recipient, number>(space.lethal);
  const named = (to: Recipient, i: number) => {
    const enough = lethal.get(to);
    const amount = numberIn(fields ?? {}, `amount ${to}`, given[i]);
    return enough === undefined ? (
      label(to)
    ) : (
      <span>
        {label(to)}{' '}
        <span class={amount < enough ? 'quiet' : 'lethal'}>
          {amount < enough ? say('{enough} would be lethal', { enough }) : say('lethal')}
        </span>
      </span>
    );
  };
  return [
    <p class="quiet">{say('{total} in all', { total: space.total })}</p>,
    ...space.among.map((to, i) =>
      numberField(`amount ${to}`, named(to, i), {
        least: space.all ? space.least : 0,
        most: space.total,
        value: given[i] ?? 0,
      }),
    ),
  ];
}

/** A legal division to begin with. */
export function dividedAtFirst(space: SpaceOf<'division'>): number[] {
  const { among, total, onlyAfter } = space;
  const lethal = new Map<Recipient, number>(space.lethal ?? onlyAfter?.lethal);
  const least = space.all ? space.least : 0;
  let left = total - least * among.length;
  const given = among.map((to) => {
    const more = Math.min(left, Math.max(0, (lethal.get(to) ?? 0) - least));
    left -= more;
    return least + more;
  });
  const rest = onlyAfter === undefined ? 0 : Math.max(0, among.indexOf(onlyAfter.player));
  if (given.length > 0) given[rest] = (given[rest] ?? 0) + left;
  return given;
}

function attackFields({ attackers, banding }: SpaceOf<'attack'>, label: Label): VNode[] {
  const bands = banding.map((_, i) => String.fromCharCode(65 + i));
  return attackers.map((id) => (
    <div class="line" key={id}>
      {tick('checkbox', 'pick', String(id), label(id))}
      {bands.length > 0 &&
        select(
          `band ${id}`,
          <span class="unseen">{say('Band of {name}', { name: label(id) })}</span>,
          [
            { value: '', label: say('alone') },
            ...bands.map((band) => ({ value: band, label: say('in band {band}', { band }) })),
          ],
        )}
    </div>
  ));
}

function paymentFields(space: SpaceOf<'payment'>, label: Label): VNode[] {
  const { sources, proposed } = space;
  const paysWith = proposed?.map((at) => label(sources[at]?.object ?? 0)) ?? [];
  return [
    ...(space.pays === null ? [] : paidObjectFields(space.pays, label)),
    ...(sources.length === 0
      ? []
      : [
          <details>
            <summary>
              {paysWith.length === 0
                ? say('Choose what pays (else the server does)')
                : say('Paid with {names}: choose others', { names: paysWith.join(', ') })}
            </summary>
            {sources.map(({ object, snow }, i) => (
              <div class="line">
                {tick(
                  'checkbox',
                  'mana',
                  String(i),
                  `${label(object)}${snow === true ? ` (${say('snow')})` : ''}`,
                  {
                    checked: proposed?.includes(i) === true,
                  },
                )}
              </div>
            ))}
          </details>,
        ]),
  ];
}

const WAYS = {
  sacrifice: 'Sacrifice',
  discard: 'Discard',
  exile: 'Remove from the game',
  tap: 'Tap',
  return: 'Return to hand',
} as const satisfies Readonly<Record<string, Plain>>;

/** What is sacrificed, discarded and so on for a cost. */
export function paidObjectFields(pays: PaidObjects, label: Label): VNode[] {
  return pays.map(({ pay, from, count }, i) => {
    // Fields of one way share a name: with another part that is paid so too, only one of both could be picked.
    const one = count === 1 && pays.every((other, j) => i === j || other.pay !== pay);
    return (
      <fieldset key={`${pay} ${i}`}>
        <legend>{count === 1 ? say(WAYS[pay]) : `${say(WAYS[pay])}: ${count}`}</legend>
        {from.map((id) =>
          tick(one ? 'radio' : 'checkbox', pay, String(id), label(id), {
            checked: from.length <= count,
            required: one,
          }),
        )}
      </fieldset>
    );
  });
}
