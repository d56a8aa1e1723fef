import { LaidGame } from './laid-game.behaviour-spec.ts';

/** What somebody may do before anything is on the stack, in a turn of their own. */
const isFree = (table: LaidGame, seat: 0 | 1): boolean =>
  table.asks(seat, 'priority') &&
  table.now.turn.active === seat &&
  table.now.turn.step === 'main' &&
  table.now.stack.length === 0;

/** How many permanents of Ann's are untapped. */
const untapped = ({ now }: LaidGame): number =>
  now.battlefield.filter((id) => {
    const { controller, tapped } = now.objects[id]!;
    return controller === 0 && !tapped;
  }).length;

/** Whether Ann may answer otherwise than by a pass. */
const mayAnswer = (table: LaidGame): boolean =>
  table.asks(0, 'priority') &&
  table.legal().some((one) => one.type !== 'Pass' && !('isMana' in one && one.isMana));

/** Bob plays Lightning Bolt in his main phase, once Ann has what she answers it with. */
function bolted(
  edition: string,
  name: string,
  deck: Readonly<Record<string, number>>,
  ready: (table: LaidGame) => boolean,
  target: (table: LaidGame) => number | 'p0',
): LaidGame {
  const creatures = Object.keys(deck).filter((card) => card !== 'Giant Growth');
  const table = new LaidGame(`${name}-${edition}`, [deck, { Mountain: 24, 'Lightning Bolt': 16 }], {
    edition,
  }).until(
    (now) =>
      isFree(now, 1) &&
      now.held(1, 'Lightning Bolt').length > 0 &&
      untapped(now) >= 3 &&
      ready(now),
    creatures,
    (now) => now.now.turn.active === 0 && now.permanents(0, creatures[1]!).length === 0,
  );
  const [bolt] = table.held(1, 'Lightning Bolt') as [number];
  return table
    .send(1, { type: 'CastSpell', object: bolt, targets: [[target(table)]] })
    .until(mayAnswer);
}

/** Ann has made mana in her main phase, and could attack. */
function withManaLeft(edition: string): LaidGame {
  const table = new LaidGame(
    `mana-left-${edition}`,
    [{ Forest: 24, 'Grizzly Bears': 16 }, { Mountain: 40 }],
    { edition },
  ).until(
    (now) =>
      isFree(now, 0) &&
      untapped(now) > now.permanents(0, 'Grizzly Bears').length &&
      now.legal().some((one) => one.type === 'AnnounceAttack' && one.idle !== true),
    ['Grizzly Bears'],
    (now) => now.permanents(0, 'Grizzly Bears').length === 0,
  );
  const forest = table.permanents(0, 'Forest').find((id) => table.now.objects[id]?.tapped !== true);
  return table.send(0, { type: 'ActivateAbility', object: forest!, ability: 0 });
}

/** Positions that the rules of 1995 and of 1997 alone have; Ann, in the first seat, is asked. */
export const olderPositions = (edition: string): readonly LaidGame[] => [
  new LaidGame(
    `interrupts-${edition}`,
    [
      { Island: 28, Counterspell: 12 },
      { Forest: 24, 'Grizzly Bears': 16 },
    ],
    { edition },
  ).until(
    (now) => now.now.stack.length > 0 && now.asks(0, 'priority'),
    ['Grizzly Bears'],
    (now) => now.held(0, 'Counterspell').length > 0 && untapped(now) >= 2,
  ),
  bolted(
    edition,
    'batch',
    { Forest: 24, 'Grizzly Bears': 8, 'Giant Growth': 8 },
    (now) =>
      now.permanents(0, 'Grizzly Bears').length > 0 && now.held(0, 'Giant Growth').length > 0,
    (now) => now.permanents(0, 'Grizzly Bears')[0]!,
  ),
  bolted(
    edition,
    'prevention',
    { Plains: 24, 'Circle of Protection: Red': 16 },
    (now) => now.permanents(0, 'Circle of Protection: Red').length > 0,
    () => 'p0',
  ),
  bolted(
    edition,
    'regeneration',
    { Swamp: 24, 'Drudge Skeletons': 16 },
    (now) => now.permanents(0, 'Drudge Skeletons').length > 0,
    (now) => now.permanents(0, 'Drudge Skeletons')[0]!,
  ),
  withManaLeft(edition),
];
