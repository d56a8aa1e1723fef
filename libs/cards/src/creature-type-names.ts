/** The creature types that texts speak of: a fact of the cards, not a rule of the game. */
export const CREATURE_TYPES: ReadonlySet<string> = new Set(
  (
    'Advisor Graveborn Angel Antelope Ape Archer Archon Artificer Assassin Assembly-Worker Atog Aurochs Avatar ' +
    'Badger Barbarian Basilisk Bat Bear Beast Beeble Berserker Bird Boar Bringer Brushwagg Camarid Camel ' +
    'Caribou Carrier Cat Centaur Cephalid Chimera Citizen Cleric Cockatrice Construct Crab Crocodile ' +
    'Cyclops Dauthi Demon Deserter Devil Dinosaur Djinn Dragon Drake Dreadnought Drone Druid Dryad Dwarf ' +
    'Efreet Egg Elder Elemental Elephant Elf Elk Eye Faerie Ferret Fish Flagbearer Fox Frog Fungus ' +
    'Gargoyle Giant Gnome Goat Goblin Golem Gorgon Gremlin Griffin Hag Harpy Hellion Hippo Homarid ' +
    'Homunculus Hornet Horror Horse Hound Human Hydra Hyena Illusion Imp Incarnation Insect Jackal ' +
    'Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lammasu Leech Leviathan Lhurgoyf ' +
    'Licid Lizard Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Monger Mongoose Monk ' +
    'Monkey Moonfolk Mutant Myr Mystic Nautilus Nephilim Nightmare Nightstalker Ninja Noggle Nomad Nymph ' +
    'Octopus Ogre Ooze Orb Orc Orgg Ouphe Ox Oyster Pangolin Pegasus Pentavite Phelddagrif Phoenix Pirate ' +
    'Plant Praetor Prism Rabbit Rat Rebel Reflection Rhino Rigger Rogue Salamander Samurai Saproling ' +
    'Satyr Scarecrow Scorpion Scout Serf Serpent Servo Shade Shaman Shapeshifter Sheep Skeleton Slith Sliver ' +
    'Slug Snake Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge ' +
    'Squid Squirrel Starfish Survivor Tetravite Thalakos Thopter Thrull Treefolk Trilobite Triskelavite ' +
    'Troll Turtle Unicorn Vampire Vedalken Viashino Volver Wall Warrior Wasp Weird Werewolf Whale Wizard Wolf ' +
    'Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera'
  ).split(' '),
);
