import type { Card } from '@arbiter/client';
import type { VNode } from 'preact';
import { fieldsOf, first } from '../play/fields.ts';
import { keptName } from '../state/chosen-deck.ts';
import { makeRoute } from '../state/route.ts';
import { button, form, link, select } from '../views/parts.tsx';
import { costPips, withPips } from '../views/pips.tsx';
import { countOf, curveOf, kindOf, KINDS, type Built, type Part } from './built.ts';
import type { Builder, Building } from './deck-builder.ts';
import { say, type Plain } from '../words/say.ts';

/** Where a deck is built: cards to search on one side, the deck on the other. */
export function builderView(builder: Builder): VNode {
  return <Building builder={builder} key="builder" />;
}

function Building({ builder }: { readonly builder: Builder }): VNode {
  const building = builder.state.value;
  return (
    <div class="builder">
      {building.problem !== null && (
        <p class="warn" role="alert">
          {building.problem}
        </p>
      )}
      <section
        class="panel"
        aria-label={say('Cards')}
        onInput={({ target }) => {
          const typed =
            target instanceof Element ? target.closest<HTMLFormElement>('.search') : null;
          if (typed !== null) builder.searchSoon(fieldsOf(typed));
        }}
      >
        <h2>{say('Cards')}</h2>
        {searchForm(building, builder)}
        {foundCards(building, builder)}
      </section>
      <section class="panel" aria-label={say('Your deck')}>
        {deckHead(building, builder)}
        {keptDecks(building, builder)}
        {legality(building)}
        {KINDS.map((kind) => cardsOfKind(kind, building, builder))}
        {sideboard(building, builder)}
        {curve(building)}
        {sampleHand(building, builder)}
      </section>
    </div>
  );
}

const COLORS = [
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
] as const;

function searchForm(building: Building, builder: Builder): VNode {
  const text = (name: string, label: string): VNode => (
    <label class="field">
      {label}
      <input name={name} maxLength={100} autoComplete="off" />
    </label>
  );
  return form(
    { class: 'search', key: 'search' },
    (fields) => void builder.search(fields),
    <div class="line">
      {text('name', say('Name'))}
      {text('text', say('Text'))}
      {text('type', say('Type'))}
    </div>,
    <div class="line">
      {text('cost', say('Mana cost'))}
      {text('set', say('Set'))}
      {COLORS.map(([letter, color]) => (
        <label class="tick">
          <input type="checkbox" name="color" value={letter} /> {say(color)}
        </label>
      ))}
    </div>,
    <div class="line">
      {select(
        'edition',
        say('Rules'),
        building.editions.map(({ code, name }) => ({ value: code, label: name })),
        building.edition,
        (edition) => {
          builder.choose({ edition });
        },
      )}
      <label class="tick">
        <input type="checkbox" name="all" value="yes" /> {say('also what doesn’t work yet')}
      </label>
      <button type="submit" class="main">
        {say('Search')}
      </button>
    </div>,
  );
}

const WHY = {
  'not yet working': 'doesn’t work here yet',
  'not in the edition': 'is newer than these rules',
} as const satisfies Readonly<Record<string, Plain>>;

function foundCards({ found, next }: Building, builder: Builder): VNode {
  if (found === null) return <p class="quiet">{say('Asking for the cards…')}</p>;
  if (found.length === 0) return <p role="status">{say('No card fits.')}</p>;
  return (
    <>
      <ul class="found">
        {found.map(({ name, why, type, card }) => (
          <li key={name}>
            <div class="line">
              <b>{name}</b>
              <span class="cost">{costPips(card?.cost ?? '')}</span>
              <span class="quiet">{type}</span>
              {sizeOf(card)}
              {why === null ? (
                <>
                  {addButton(builder, name, 'main', say('Add'))}
                  {addButton(builder, name, 'side', say('To the sideboard'))}
                </>
              ) : (
                <span class="warn">{say(WHY[why])}</span>
              )}
            </div>
            {card?.text.map((line) => (
              <p class="rules">{withPips(line)}</p>
            ))}
          </li>
        ))}
      </ul>
      {next !== null && button(say('More cards'), () => void builder.more())}
    </>
  );
}

const sizeOf = (card: Card | null): VNode | false =>
  card?.power != null && <span>{`${card.power}/${card.toughness ?? ''}`}</span>;

const addButton = (builder: Builder, name: string, part: Part, label: string): VNode => (
  <button
    type="button"
    class="small"
    aria-label={`${label}: ${name}`}
    onClick={() => {
      builder.add(name, part, 1);
    }}
  >
    {label}
  </button>
);

function deckHead({ deck, decks, kept, format, formats }: Building, builder: Builder): VNode {
  const own = (kept ?? []).map(({ name }) => ({
    value: keptName(name),
    label: say('yours: {name}', { name }),
  }));
  return (
    <>
      <h2>
        {say('Your deck')}{' '}
        <span class="quiet">
          {say('{count} {count:card|cards}', { count: countOf(deck, 'main') })}
        </span>
      </h2>
      <div class="line">
        {select(
          'from',
          say('Start from'),
          [
            { value: '', label: '…' },
            ...own,
            ...decks.map(({ name }) => ({ value: name, label: name })),
          ],
          '',
          (name) => {
            builder.startFrom(name);
          },
        )}
        {select(
          'format',
          say('Format'),
          formats.map((one) => ({ value: one.format, label: one.name })),
          format,
          (chosen) => {
            builder.choose({ format: chosen });
          },
        )}
        {button(say('Empty'), () => {
          builder.clear();
        })}
        {link(makeRoute({ at: 'lobby' }), say('Play with it'), 'main')}
      </div>
    </>
  );
}

/** What the player keeps on the server, to play with anywhere. */
function keptDecks({ kept, told, deck }: Building, builder: Builder): VNode {
  if (kept === null) {
    return (
      <p class="quiet">{say('Choose a name in the lobby, and the server keeps your decks.')}</p>
    );
  }
  return (
    <div key="kept">
      {form(
        { class: 'line', key: 'keep' },
        (fields) => void builder.keep(first(fields, 'as')),
        <label class="field">
          {say('Name')}
          <input name="as" maxLength={60} required autoComplete="off" list="kept-names" />
        </label>,
        <datalist id="kept-names">
          {kept.map(({ name }) => (
            <option value={name} />
          ))}
        </datalist>,
        <button type="submit" disabled={deck.length === 0}>
          {say('Keep this deck')}
        </button>,
      )}
      <p role="status">{told}</p>
      {kept.length > 0 && (
        <details>
          <summary>{say('Decks that you keep ({count})', { count: kept.length })}</summary>
          <ul class="built">
            {kept.map(({ name, edition, main }) => (
              <li key={name} class="line">
                <span>{name}</span>
                <span class="quiet">{`${edition}, ${say('{count} {count:card|cards}', { count: main.reduce((sum, { count }) => sum + count, 0) })}`}</span>
                <button
                  type="button"
                  class="small"
                  aria-label={say('Open: {name}', { name })}
                  onClick={() => {
                    builder.startFrom(keptName(name));
                  }}
                >
                  {say('Open')}
                </button>
                <button
                  type="button"
                  class="small"
                  aria-label={say('Delete: {name}', { name })}
                  onClick={() => void builder.drop(name)}
                >
                  {say('Delete')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function legality({ check, deck }: Building): VNode {
  const said =
    deck.length === 0
      ? say('Search for cards and add them, or start from a deck.')
      : check === null
        ? say('Asking whether it may be played…')
        : check.legal
          ? say('This deck can be played.')
          : say('This deck can’t be played yet:');
  return (
    <div role="status">
      <p>{said}</p>
      {check !== null && check.faults.length > 0 && (
        <ul class="faults">
          {check.faults.map(({ why }) => (
            <li>{why}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function cardsOfKind(
  kind: (typeof KINDS)[number],
  { deck, cards }: Building,
  builder: Builder,
): VNode | false {
  const here = deck.filter(({ name, main }) => main > 0 && kindOf(cards.get(name)) === kind);
  if (here.length === 0) return false;
  const count = countOf(here, 'main');
  return (
    <div key={kind}>
      <h3>{`${say(kind)} (${count})`}</h3>
      {listed(here, 'main', cards, builder)}
    </div>
  );
}

function sideboard({ deck, cards }: Building, builder: Builder): VNode | false {
  const here = deck.filter(({ side }) => side > 0);
  if (here.length === 0) return false;
  return (
    <div key="side">
      <h3>{say('Sideboard ({count})', { count: countOf(here, 'side') })}</h3>
      {listed(here, 'side', cards, builder)}
    </div>
  );
}

function listed(
  here: readonly Built[],
  part: Part,
  cards: Building['cards'],
  builder: Builder,
): VNode {
  const act = (label: string, says: string, name: string, deed: () => void): VNode => (
    <button type="button" class="small" aria-label={`${says}: ${name}`} onClick={deed}>
      {label}
    </button>
  );
  return (
    <ul class="built">
      {here.map(({ name, [part]: count }) => (
        <li key={name} class="line">
          <span>{`${count} ${name}`}</span>
          <span class="cost">{costPips(cards.get(name)?.cost ?? '')}</span>
          {act('+', say('One more'), name, () => {
            builder.add(name, part, 1);
          })}
          {act('−', say('One fewer'), name, () => {
            builder.add(name, part, -1);
          })}
          {act(
            '⇄',
            part === 'main' ? say('To the sideboard') : say('To the main deck'),
            name,
            () => {
              builder.move(name, part);
            },
          )}
        </li>
      ))}
    </ul>
  );
}

function curve({ deck, cards }: Building): VNode | false {
  const counts = curveOf(deck, cards);
  const most = Math.max(...counts);
  if (most === 0) return false;
  return (
    <div key="curve">
      <h3>{say('Mana curve')}</h3>
      <ol class="curve">
        {counts.map((count, cost) => (
          <li style={`--share: ${count / most}`}>
            <span class="count">{count}</span>
            <span>{cost === counts.length - 1 ? `${cost}+` : cost}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function sampleHand({ deck, hand }: Building, builder: Builder): VNode | false {
  if (countOf(deck, 'main') === 0) return false;
  return (
    <div key="hand">
      <h3>{say('A hand to try')}</h3>
      <div class="line">
        {button(hand === null ? say('Deal seven cards') : say('Deal again'), () => {
          builder.deal();
        })}
        {hand !== null &&
          button(
            say('Draw a card'),
            () => {
              builder.draw();
            },
            '',
            hand.drawn >= hand.library.length,
          )}
      </div>
      {hand !== null && (
        <ul class="dealt" role="status">
          {hand.library.slice(0, hand.drawn).map((name) => (
            <li>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
