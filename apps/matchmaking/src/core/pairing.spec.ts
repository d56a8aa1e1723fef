import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.ts';
import { Lobby } from './lobby.ts';
import { nextPair } from './pairing.ts';
import { BOOKS, DECK, lobbyAfter, opens, take } from './table.behaviour-spec.ts';

const playersOf = (lobby: Lobby) => [...lobby.matches.values()].map(({ players }) => players);

describe('tickets', () => {
  it('are matched in the order in which they came', () => {
    const lobby = lobbyAfter(opens('ann'), opens('bob'), opens('cid'));
    expect(playersOf(lobby)).toEqual([['ann', 'bob']]);
    expect([...lobby.tickets.keys()]).toEqual(['t-cid']);
  });

  it('are matched only where they agree on edition, format and number of games', () => {
    const single = { offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 as const }] };
    const lobby = lobbyAfter(opens('ann'), opens('bob', { kind: 'anyone' }, single), opens('cid'));
    expect(playersOf(lobby)).toEqual([['ann', 'cid']]);
  });

  it('of one player are not matched with each other', () => {
    const again = opens('ann', { kind: 'anyone' }, { ticket: 't-2' });
    expect(playersOf(lobbyAfter(opens('ann'), again))).toEqual([]);
  });

  it('that name a player wait for that player', () => {
    const invites = opens('ann', { kind: 'player', player: 'cid' });
    const accepts = opens('cid', { kind: 'player', player: 'ann' });
    const lobby = lobbyAfter(invites, opens('bob'), accepts);
    expect(playersOf(lobby)).toEqual([['ann', 'cid']]);
  });

  it('against a bot need no opponent, and the bot plays the deck that is given for it', () => {
    const other = { main: [{ name: 'Mountain', count: 60 }], side: [] };
    const lobby = lobbyAfter(opens('ann', { kind: 'bot', bot: 'random', deck: other }));
    const [match] = lobby.matches.values();
    expect(match?.players).toEqual(['ann', 'bot:random']);
    expect(match?.decks).toEqual([DECK, other]);
  });

  it('of a bot against itself give it two names', () => {
    const lobby = lobbyAfter(opens('bot:random', { kind: 'bot', bot: 'random' }));
    expect(playersOf(lobby)).toEqual([['bot:random', 'bot:random:2']]);
  });

  it('are refused for what can not be played', () => {
    const bad = { main: [{ name: 'Black Lotus', count: 60 }], side: [] };
    const refused = (command: ReturnType<typeof opens>) =>
      decide(new Lobby(), BOOKS, command, 1)[0];
    expect(refused(opens('ann', undefined, { deck: bad }))).toMatchObject({
      type: 'TicketRefused',
      why: "the card 'Black Lotus' does not work here",
    });
    const few = { main: [{ name: 'Forest', count: 59 }], side: [] };
    expect(refused(opens('ann', undefined, { deck: few }))).toMatchObject({
      why: 'a deck has 60 cards or more',
    });
    const modern = { offers: [{ edition: 'TSP', format: 'freeform', bestOf: 1 as const }] };
    expect(refused(opens('ann', undefined, modern))).toMatchObject({
      why: 'TSP is not played here',
    });
  });

  it('can be withdrawn by their player alone, while they wait', () => {
    const lobby = lobbyAfter(opens('ann'));
    const withdraw = (player: string) =>
      decide(lobby, BOOKS, { type: 'WithdrawTicket', id: 'w', ticket: 't-ann', player }, 5);
    expect(withdraw('bob')).toEqual([]);
    expect(take(lobby, withdraw('ann'))).toEqual([true]);
    expect(withdraw('ann')).toEqual([]);
  });
});

describe('repeated or late work', () => {
  it('opens no ticket twice', () => {
    const lobby = lobbyAfter(opens('ann'));
    expect(decide(lobby, BOOKS, opens('ann'), 9)).toEqual([]);
  });

  it('consumes no ticket twice: the same tickets make the same match', () => {
    const before = lobbyAfter(opens('ann'));
    take(before, decide(before, BOOKS, opens('bob'), 9));
    const one = nextPair(before, 'local', 10);
    const other = nextPair(before, 'local', 999);
    expect(other?.match).toBe(one?.match);
    expect(take(before, [one!, other!])).toEqual([true, false]);
  });

  it('does not match a ticket that was withdrawn in between', () => {
    const lobby = lobbyAfter(opens('ann'));
    take(lobby, decide(lobby, BOOKS, opens('bob'), 9));
    const pair = nextPair(lobby, 'local', 10);
    lobby.take({ type: 'TicketWithdrawn', ticket: 't-ann', player: 'ann', at: 11 });
    expect(lobby.take(pair!)).toBe(false);
    expect([...lobby.tickets.keys()]).toEqual(['t-bob']);
  });
});
