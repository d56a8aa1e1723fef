import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { rulesText } from '@arbiter/cards';
import { EDITION_FACTS, RULEBOOKS } from '@arbiter/editions';
import { searchCards } from '@arbiter/sets';
import { readScenario } from './index.ts';
import type { Position } from './scenario/scenario.ts';

/** Cards that have a keyword of TSP 502 or an ability word, and scenarios with them about what players dispute. */
interface Shown {
  readonly cards: readonly [string, string];
  readonly scenarios: readonly [string, ...string[]];
  /** How our texts say it, where that isn't the name. */
  readonly says?: RegExp;
}

/** In the order of TSP 502, from 502.2. */
const KEYWORDS: Readonly<Record<string, Shown>> = {
  'first strike': {
    cards: ['Elvish Archers', 'Order of Leitbur'],
    scenarios: ['first-strike-gained-too-late'],
  },
  flanking: {
    cards: ["Suq'Ata Lancer", 'Searing Spear Askari'],
    scenarios: ['flanking-comes-before-the-damage'],
  },
  flying: { cards: ['Serra Angel', 'Leonin Skyhunter'], scenarios: ['what-flies-blocks-both'] },
  haste: { cards: ['Raging Goblin', "Suq'Ata Lancer"], scenarios: ['haste-for-a-new-controller'] },
  landwalk: {
    cards: ['Bog Raiders', 'Anaconda'],
    scenarios: ['the-swamp-is-gone-before-blocks'],
    says: /swampwalk/iu,
  },
  protection: {
    cards: ['White Knight', 'Order of Leitbur'],
    scenarios: ['what-protection-does-not-stop'],
  },
  shadow: {
    cards: ['Dauthi Slayer', 'Soltari Foot Soldier'],
    scenarios: ['shadow-meets-shadow-alone'],
  },
  trample: {
    cards: ['Siege Wurm', 'Arrogant Wurm'],
    scenarios: ['a-trampler-whose-blocker-is-gone'],
  },
  banding: {
    cards: ['Benalish Hero', 'Mesa Pegasus'],
    scenarios: ['the-hero-takes-all-of-the-damage'],
  },
  'bands with other': {
    cards: ['Cathedral of Serra', 'Mountain Stronghold'],
    scenarios: ['lands-of-legends-have-legends-band'],
  },
  rampage: { cards: ['Craw Giant', 'Frost Giant'], scenarios: ['rampage-counts-as-it-resolves'] },
  'cumulative upkeep': {
    cards: ['Phyrexian Soulgorger', 'Arctic Wolves'],
    scenarios: ['cumulative-upkeep-all-or-nothing'],
  },
  vigilance: {
    cards: ["Akroma's Devoted", 'Serra Angel'],
    scenarios: ['what-attacks-untapped-stays-so'],
  },
  phasing: {
    cards: ["Teferi's Drake", 'Breezekeeper'],
    scenarios: ['what-phases-in-may-attack'],
  },
  buyback: {
    cards: ['Capsize', 'Whispers of the Muse'],
    scenarios: ['buyback-of-a-countered-spell'],
  },
  horsemanship: {
    cards: ['Shu Cavalry', 'Wu Scout'],
    scenarios: ['fliers-do-not-block-horsemen'],
  },
  cycling: { cards: ['Renewed Faith', 'Krosan Tusker'], scenarios: ['cycling-is-no-spell'] },
  echo: {
    cards: ['Albino Troll', 'Avalanche Riders'],
    scenarios: ['echo-is-due-again-to-whoever-takes-it'],
  },
  fading: { cards: ['Blastoderm', 'Skyshroud Ridgeback'], scenarios: ['fading-at-no-counter'] },
  kicker: {
    cards: ["Urza's Rage", 'Kavu Titan'],
    scenarios: ['a-copy-of-a-kicked-spell-is-kicked', 'a-clone-of-a-kicked-creature-is-not-kicked'],
  },
  flashback: {
    cards: ['Deep Analysis', 'Firebolt'],
    scenarios: ['flashback-and-a-counter-that-returns'],
  },
  threshold: {
    cards: ['Werebear', 'Nimble Mongoose'],
    scenarios: ['threshold-by-the-spell-that-dealt-the-damage'],
    says: /seven or more cards in your graveyard/u,
  },
  madness: {
    cards: ['Arrogant Wurm', 'Fiery Temper'],
    scenarios: ['madness-in-another-players-turn'],
  },
  fear: { cards: ['Severed Legion', 'Cateran Enforcer'], scenarios: ['who-blocks-what-is-feared'] },
  morph: {
    cards: ['Exalted Angel', 'Grinning Demon'],
    scenarios: ['turned-up-while-a-spell-waits'],
  },
  amplify: { cards: ['Aven Warhawk', 'Daru Stinger'], scenarios: ['amplify-by-one-shared-type'] },
  'double strike': {
    cards: ['Boros Swiftblade', 'Ridgetop Raptor'],
    scenarios: ['double-strike-and-a-dead-blocker'],
  },
  provoke: { cards: ['Deftblade Elite', 'Goblin Grappler'], scenarios: ['provoked-by-two'] },
  storm: {
    cards: ['Grapeshot', 'Brain Freeze'],
    scenarios: ['storm-outlives-its-countered-spell'],
  },
  affinity: {
    cards: ['Frogmite', 'Myr Enforcer'],
    scenarios: ['affinity-counts-what-is-sacrificed-for-the-mana'],
  },
  entwine: {
    cards: ['Betrayal of Flesh', 'Rude Awakening'],
    scenarios: ['entwined-modes-share-their-targets-time', 'entwined-lands-untap-and-attack'],
  },
  equip: {
    cards: ['Lightning Greaves', 'Bonesplitter'],
    scenarios: ['greaves-keep-another-equipment-away'],
  },
  imprint: {
    cards: ['Isochron Scepter', 'Chrome Mox'],
    scenarios: ['an-imprinted-card-is-copied-again-and-again', 'chrome-mox-imprints-a-card'],
    says: /removed from the game with/u,
  },
  modular: {
    cards: ['Arcbound Worker', 'Arcbound Stinger'],
    scenarios: ['modular-hands-on-what-it-had'],
  },
  scry: {
    cards: ['Condescend', 'Magma Jet'],
    scenarios: ['scry-though-the-mana-is-paid', 'no-scry-without-a-target'],
    says: /on the bottom of your library in any order\. Put the rest on top/u,
  },
  sunburst: {
    cards: ['Etched Oracle', 'Pentad Prism'],
    scenarios: ['a-clone-counts-the-colors-that-paid-for-it'],
  },
  bushido: {
    cards: ['Kitsune Blademaster', 'Battle-Mad Ronin'],
    scenarios: ['bushido-for-attacker-and-blocker'],
  },
  soulshift: {
    cards: ['Kami of Empty Graves', 'Thief of Hope'],
    scenarios: ['soulshift-of-what-died-at-the-same-time'],
  },
  splice: {
    cards: ['Glacial Ray', 'Hundred-Talon Strike'],
    scenarios: ['a-spliced-target-carries-the-spell', 'a-splice-cost-that-is-no-mana'],
  },
  defender: {
    cards: ['Wall of Stone', 'Drift of Phantasms'],
    scenarios: ['defender-without-a-wall'],
  },
  offering: {
    cards: ['Patron of the Akki', 'Patron of the Kitsune'],
    scenarios: ['what-was-offered-is-gone-though-the-spell-is-countered'],
  },
  ninjutsu: {
    cards: ['Ninja of the Deep Hours', 'Throat Slitter'],
    scenarios: ['ninjutsu-after-first-strike'],
  },
  epic: {
    cards: ['Endless Swarm', 'Enduring Ideal'],
    scenarios: ['epic-counts-the-hand-of-each-upkeep', 'epic-searches-anew-in-each-upkeep'],
  },
  enchant: {
    cards: ['Armor of Thorns', 'Pacifism'],
    scenarios: ['an-aura-on-what-it-may-not-enchant-any-more'],
  },
  convoke: {
    cards: ['Siege Wurm', 'Devouring Light'],
    scenarios: ['convoke-before-the-turn-is-theirs', 'convoke-with-new-creatures-and-attackers'],
  },
  dredge: {
    cards: ['Stinkweed Imp', 'Darkblast'],
    scenarios: ['the-second-draw-dredges-what-the-first-put-there', 'dredge-six-of-five-cards'],
  },
  transmute: {
    cards: ['Dizzy Spell', 'Muddle the Mixture'],
    scenarios: ['transmute-and-x-and-split-cards'],
  },
  /** No card is printed with it: wordings of 2006 gave it to what was played as an instant, and took it in the cleanup. */
  substance: {
    cards: ['Armor of Thorns', 'Soar'],
    scenarios: ['an-aura-played-as-an-instant-is-gone-in-the-cleanup'],
    says: /cleanup step, if it was played as an instant/u,
  },
  bloodthirst: {
    cards: ['Skarrgan Pit-Skulk', 'Scab-Clan Mauler'],
    scenarios: ['bloodthirst-wants-damage'],
  },
  haunt: {
    cards: ['Cry of Contrition', 'Blind Hunter'],
    scenarios: ['what-is-haunted-leaves-otherwise'],
  },
  replicate: {
    cards: ['Pyromatics', 'Gigadrowse'],
    scenarios: ['replicated-copies-have-targets-of-their-own'],
  },
  forecast: {
    cards: ['Pride of the Clouds', 'Skyscribing'],
    scenarios: ['two-forecasts-in-one-upkeep'],
    says: /Reveal this card: .* only during your upkeep/u,
  },
  graft: {
    cards: ['Simic Initiate', 'Aquastrand Spider'],
    scenarios: ['graft-gives-its-last-counter-away'],
  },
  recover: {
    cards: ["Sun's Bounty", 'Grim Harvest'],
    scenarios: ['recover-of-two-creatures-at-once'],
  },
  ripple: {
    cards: ['Surging Flame', 'Surging Sentinels'],
    scenarios: ['a-rippled-spell-ripples', 'creatures-that-ripple'],
  },
  flash: {
    cards: ['King Cheetah', 'Defender of Law'],
    scenarios: ['a-creature-with-flash-blocks'],
    says: /as an instant/u,
  },
  'split second': {
    cards: ['Sudden Shock', 'Krosan Grip'],
    scenarios: ['split-second-leaves-mana-abilities'],
  },
  suspend: {
    cards: ['Rift Bolt', 'Keldon Halberdier'],
    scenarios: ['what-suspend-plays-is-a-spell'],
  },
};

/** TSP Glossary: Ability Word. They mean nothing by themselves, so our texts leave them out. */
const ABILITY_WORDS: Readonly<Record<string, Shown>> = {
  channel: {
    cards: ['Ghost-Lit Raider', "Shinen of Fury's Fire"],
    scenarios: ['channel-is-an-ability'],
    says: /Discard this card:/u,
  },
  hellbent: {
    cards: ["Demon's Jester", 'Cackling Flames'],
    scenarios: ['hellbent-by-the-last-card'],
    says: /there are no cards in your hand/u,
  },
  radiance: {
    cards: ['Cleansing Beam', 'Rally the Righteous'],
    scenarios: ['radiance-spreads-from-the-target-alone'],
    says: /each creature that shares a color with that creature/u,
  },
  sweep: {
    cards: ['Barrel Down Sokenzan', 'Plow Through Reito'],
    scenarios: ['sweep-takes-tapped-lands-as-it-resolves'],
    says: /Return any number of (?:Mountains|Plains) you control/u,
  },
};

const ROOM = dirname(dirname(fileURLToPath(import.meta.url)));
const POOL = new Map(
  searchCards(
    {},
    EDITION_FACTS.find(({ code }) => code === 'TSP')!,
    {
      limit: Infinity,
    },
  ).flatMap(({ name, definition, why }) =>
    definition === null || why !== null ? [] : [[name, definition]],
  ),
);

/** Names of the cards on a scenario's table that aren't its own. */
function namesOnTable(name: string): readonly string[] {
  const text = readFileSync(join(ROOM, 'TSP', '502', `${name}.yaml`), 'utf8');
  const { table, cards } = readScenario(text);
  const own = new Set(cards.map(({ card }) => card.name));
  return (table.position as Position).seats
    .flatMap(({ hand, battlefield, graveyard, exile, library }) =>
      [hand, battlefield, graveyard, exile, library].flat(),
    )
    .map(({ card }) => card)
    .filter((card) => !own.has(card));
}

test('each keyword of the rulebook is in the table', () => {
  const ledger = readFileSync(join(ROOM, 'ledger', 'TSP.json'), 'utf8');
  const sections = new Set(
    [...ledger.matchAll(/"id": "TSP 502\.(\d+)/gu)].map(([, number]) => Number(number)),
  );
  sections.delete(1); // Of keywords in general.
  expect([...sections].sort((a, b) => a - b)).toEqual(
    Object.keys(KEYWORDS).map((_, index) => index + 2),
  );
});

describe.each(Object.entries({ ...KEYWORDS, ...ABILITY_WORDS }))('%s', (word, shown) => {
  const says = shown.says ?? new RegExp(`\\b${word}\\b`, 'iu');

  test.each(shown.cards)('is on %s, a card of the pool', (name) => {
    const card = POOL.get(name);
    if (card === undefined) throw new Error(`${name} doesn't work in TSP`);
    expect(rulesText(card, RULEBOOKS.TSP!.cardTerms).join('\n')).toMatch(says);
  });

  test('is shown in play by both of them', () => {
    expect(shown.scenarios.flatMap(namesOnTable)).toEqual(expect.arrayContaining([...shown.cards]));
  });
});
