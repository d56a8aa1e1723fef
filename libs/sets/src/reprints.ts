/**
 * Which cards each set printed again: facts, that make with `NAMES_BY_DATE` the whole list of a set. Made once from
 * public set lists. A set that printed nothing again is left out.
 */
export const REPRINTS: Readonly<Record<string, string>> = {
  LEB: `Air Elemental|Ancestral Recall|Animate Artifact|Animate Dead|Animate Wall|Ankh of Mishra|Armageddon|
Aspect of Wolf|Bad Moon|Badlands|Balance|Basalt Monolith|Bayou|Benalish Hero|Berserk|Birds of Paradise|
Black Knight|Black Lotus|Black Vise|Black Ward|Blaze of Glory|Blessing|Blue Elemental Blast|Blue Ward|
Bog Wraith|Braingeyser|Burrowing|Camouflage|Castle|Celestial Prism|Channel|Chaos Orb|Chaoslace|
Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|Circle of Protection: White|
Clockwork Beast|Clone|Cockatrice|Consecrate Land|Conservator|Contract from Below|Control Magic|Conversion|
Copper Tablet|Copy Artifact|Counterspell|Craw Wurm|Creature Bond|Crusade|Crystal Rod|Cursed Land|Cyclopean Tomb|
Dark Ritual|Darkpact|Death Ward|Deathgrip|Deathlace|Demonic Attorney|Demonic Hordes|Demonic Tutor|Dingus Egg|
Disenchant|Disintegrate|Disrupting Scepter|Dragon Whelp|Drain Life|Drain Power|Drudge Skeletons|
Dwarven Demolition Team|Dwarven Warriors|Earth Elemental|Earthbind|Earthquake|Elvish Archers|Evil Presence|
False Orders|Farmstead|Fastbond|Fear|Feedback|Fire Elemental|Fireball|Firebreathing|Flashfires|Flight|Fog|
Force of Nature|Forcefield|Forest|Fork|Frozen Shade|Fungusaur|Gaea's Liege|Gauntlet of Might|Giant Growth|
Giant Spider|Glasses of Urza|Gloom|Goblin Balloon Brigade|Goblin King|Granite Gargoyle|Gray Ogre|Green Ward|
Grizzly Bears|Guardian Angel|Healing Salve|Helm of Chatzuk|Hill Giant|Holy Armor|Holy Strength|Howl from Beyond|
Howling Mine|Hurloon Minotaur|Hurricane|Hypnotic Specter|Ice Storm|Icy Manipulator|Illusionary Mask|
Instill Energy|Invisibility|Iron Star|Ironclaw Orcs|Ironroot Treefolk|Island|Island Sanctuary|Ivory Cup|
Jade Monolith|Jade Statue|Jayemdae Tome|Juggernaut|Jump|Karma|Keldon Warlord|Kormus Bell|Kudzu|Lance|Ley Druid|
Library of Leng|Lich|Lifeforce|Lifelace|Lifetap|Lightning Bolt|Living Artifact|Living Lands|Living Wall|
Llanowar Elves|Lord of Atlantis|Lord of the Pit|Lure|Magical Hack|Mahamoti Djinn|Mana Flare|Mana Short|
Mana Vault|Manabarbs|Meekstone|Merfolk of the Pearl Trident|Mesa Pegasus|Mind Twist|Mons's Goblin Raiders|
Mountain|Mox Emerald|Mox Jet|Mox Pearl|Mox Ruby|Mox Sapphire|Natural Selection|Nether Shadow|Nettling Imp|
Nevinyrral's Disk|Nightmare|Northern Paladin|Obsianus Golem|Orcish Artillery|Orcish Oriflamme|Paralyze|
Pearled Unicorn|Personal Incarnation|Pestilence|Phantasmal Forces|Phantasmal Terrain|Phantom Monster|
Pirate Ship|Plague Rats|Plains|Plateau|Power Leak|Power Sink|Power Surge|Prodigal Sorcerer|Psionic Blast|
Psychic Venom|Purelace|Raging River|Raise Dead|Red Elemental Blast|Red Ward|Regeneration|Regrowth|Resurrection|
Reverse Damage|Righteousness|Roc of Kher Ridges|Rock Hydra|Rod of Ruin|Royal Assassin|Sacrifice|Samite Healer|
Savannah|Savannah Lions|Scathe Zombies|Scavenging Ghoul|Scrubland|Scryb Sprites|Sea Serpent|Sedge Troll|
Sengir Vampire|Serra Angel|Shanodin Dryads|Shatter|Shivan Dragon|Simulacrum|Sinkhole|Siren's Call|
Sleight of Mind|Smoke|Sol Ring|Soul Net|Spell Blast|Stasis|Steal Artifact|Stone Giant|Stone Rain|Stream of Life|
Sunglasses of Urza|Swamp|Swords to Plowshares|Taiga|Terror|The Hive|Thicket Basilisk|Thoughtlace|Throne of Bone|
Timber Wolves|Time Vault|Time Walk|Timetwister|Tranquility|Tropical Island|Tsunami|Tundra|Tunnel|Twiddle|
Two-Headed Giant of Foriys|Underground Sea|Unholy Strength|Unsummon|Uthden Troll|Verduran Enchantress|
Vesuvan Doppelganger|Veteran Bodyguard|Volcanic Eruption|Wall of Air|Wall of Bone|Wall of Brambles|Wall of Fire|
Wall of Ice|Wall of Stone|Wall of Swords|Wall of Water|Wall of Wood|Wanderlust|War Mammoth|Warp Artifact|
Water Elemental|Weakness|Web|Wheel of Fortune|White Knight|White Ward|Wild Growth|Will-o'-the-Wisp|Winter Orb|
Wooden Sphere|Word of Command|Wrath of God|Zombie Master`,
  '2ED': `Air Elemental|Ancestral Recall|Animate Artifact|Animate Dead|Animate Wall|Ankh of Mishra|Armageddon|
Aspect of Wolf|Bad Moon|Badlands|Balance|Basalt Monolith|Bayou|Benalish Hero|Berserk|Birds of Paradise|
Black Knight|Black Lotus|Black Vise|Black Ward|Blaze of Glory|Blessing|Blue Elemental Blast|Blue Ward|
Bog Wraith|Braingeyser|Burrowing|Camouflage|Castle|Celestial Prism|Channel|Chaos Orb|Chaoslace|
Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|Clockwork Beast|Clone|Cockatrice|Consecrate Land|Conservator|Contract from Below|
Control Magic|Conversion|Copper Tablet|Copy Artifact|Counterspell|Craw Wurm|Creature Bond|Crusade|Crystal Rod|
Cursed Land|Cyclopean Tomb|Dark Ritual|Darkpact|Death Ward|Deathgrip|Deathlace|Demonic Attorney|Demonic Hordes|
Demonic Tutor|Dingus Egg|Disenchant|Disintegrate|Disrupting Scepter|Dragon Whelp|Drain Life|Drain Power|
Drudge Skeletons|Dwarven Demolition Team|Dwarven Warriors|Earth Elemental|Earthbind|Earthquake|Elvish Archers|
Evil Presence|False Orders|Farmstead|Fastbond|Fear|Feedback|Fire Elemental|Fireball|Firebreathing|Flashfires|
Flight|Fog|Force of Nature|Forcefield|Forest|Fork|Frozen Shade|Fungusaur|Gaea's Liege|Gauntlet of Might|
Giant Growth|Giant Spider|Glasses of Urza|Gloom|Goblin Balloon Brigade|Goblin King|Granite Gargoyle|Gray Ogre|
Green Ward|Grizzly Bears|Guardian Angel|Healing Salve|Helm of Chatzuk|Hill Giant|Holy Armor|Holy Strength|
Howl from Beyond|Howling Mine|Hurloon Minotaur|Hurricane|Hypnotic Specter|Ice Storm|Icy Manipulator|
Illusionary Mask|Instill Energy|Invisibility|Iron Star|Ironclaw Orcs|Ironroot Treefolk|Island|Island Sanctuary|
Ivory Cup|Jade Monolith|Jade Statue|Jayemdae Tome|Juggernaut|Jump|Karma|Keldon Warlord|Kormus Bell|Kudzu|Lance|
Ley Druid|Library of Leng|Lich|Lifeforce|Lifelace|Lifetap|Lightning Bolt|Living Artifact|Living Lands|
Living Wall|Llanowar Elves|Lord of Atlantis|Lord of the Pit|Lure|Magical Hack|Mahamoti Djinn|Mana Flare|
Mana Short|Mana Vault|Manabarbs|Meekstone|Merfolk of the Pearl Trident|Mesa Pegasus|Mind Twist|
Mons's Goblin Raiders|Mountain|Mox Emerald|Mox Jet|Mox Pearl|Mox Ruby|Mox Sapphire|Natural Selection|
Nether Shadow|Nettling Imp|Nevinyrral's Disk|Nightmare|Northern Paladin|Obsianus Golem|Orcish Artillery|
Orcish Oriflamme|Paralyze|Pearled Unicorn|Personal Incarnation|Pestilence|Phantasmal Forces|Phantasmal Terrain|
Phantom Monster|Pirate Ship|Plague Rats|Plains|Plateau|Power Leak|Power Sink|Power Surge|Prodigal Sorcerer|
Psionic Blast|Psychic Venom|Purelace|Raging River|Raise Dead|Red Elemental Blast|Red Ward|Regeneration|Regrowth|
Resurrection|Reverse Damage|Righteousness|Roc of Kher Ridges|Rock Hydra|Rod of Ruin|Royal Assassin|Sacrifice|
Samite Healer|Savannah|Savannah Lions|Scathe Zombies|Scavenging Ghoul|Scrubland|Scryb Sprites|Sea Serpent|
Sedge Troll|Sengir Vampire|Serra Angel|Shanodin Dryads|Shatter|Shivan Dragon|Simulacrum|Sinkhole|Siren's Call|
Sleight of Mind|Smoke|Sol Ring|Soul Net|Spell Blast|Stasis|Steal Artifact|Stone Giant|Stone Rain|Stream of Life|
Sunglasses of Urza|Swamp|Swords to Plowshares|Taiga|Terror|The Hive|Thicket Basilisk|Thoughtlace|Throne of Bone|
Timber Wolves|Time Vault|Time Walk|Timetwister|Tranquility|Tropical Island|Tsunami|Tundra|Tunnel|Twiddle|
Two-Headed Giant of Foriys|Underground Sea|Unholy Strength|Unsummon|Uthden Troll|Verduran Enchantress|
Vesuvan Doppelganger|Veteran Bodyguard|Volcanic Eruption|Volcanic Island|Wall of Air|Wall of Bone|
Wall of Brambles|Wall of Fire|Wall of Ice|Wall of Stone|Wall of Swords|Wall of Water|Wall of Wood|Wanderlust|
War Mammoth|Warp Artifact|Water Elemental|Weakness|Web|Wheel of Fortune|White Knight|White Ward|Wild Growth|
Will-o'-the-Wisp|Winter Orb|Wooden Sphere|Word of Command|Wrath of God|Zombie Master`,
  ARN: `Mountain`,
  '3ED': `Air Elemental|Aladdin's Lamp|Aladdin's Ring|Animate Artifact|Animate Dead|Animate Wall|Ankh of Mishra|
Armageddon|Armageddon Clock|Aspect of Wolf|Atog|Bad Moon|Badlands|Balance|Basalt Monolith|Bayou|Benalish Hero|
Birds of Paradise|Black Knight|Black Vise|Black Ward|Blessing|Blue Elemental Blast|Blue Ward|Bog Wraith|
Bottle of Suleiman|Braingeyser|Brass Man|Burrowing|Castle|Celestial Prism|Channel|Chaoslace|
Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|Clockwork Beast|Clone|Cockatrice|Conservator|Contract from Below|Control Magic|
Conversion|Copy Artifact|Counterspell|Craw Wurm|Creature Bond|Crumble|Crusade|Crystal Rod|Cursed Land|
Dancing Scimitar|Dark Ritual|Darkpact|Death Ward|Deathgrip|Deathlace|Demonic Attorney|Demonic Hordes|
Demonic Tutor|Desert Twister|Dingus Egg|Disenchant|Disintegrate|Disrupting Scepter|Dragon Engine|Dragon Whelp|
Drain Life|Drain Power|Drudge Skeletons|Dwarven Warriors|Dwarven Weaponsmith|Earth Elemental|Earthbind|
Earthquake|Ebony Horse|El-Hajjâj|Elvish Archers|Energy Flux|Erg Raiders|Evil Presence|Eye for an Eye|Farmstead|
Fastbond|Fear|Feedback|Fire Elemental|Fireball|Firebreathing|Flashfires|Flight|Flying Carpet|Fog|
Force of Nature|Forest|Fork|Frozen Shade|Fungusaur|Gaea's Liege|Giant Growth|Giant Spider|Glasses of Urza|Gloom|
Goblin Balloon Brigade|Goblin King|Granite Gargoyle|Gray Ogre|Green Ward|Grizzly Bears|Guardian Angel|
Healing Salve|Helm of Chatzuk|Hill Giant|Holy Armor|Holy Strength|Howl from Beyond|Howling Mine|Hurkyl's Recall|
Hurloon Minotaur|Hurricane|Hypnotic Specter|Instill Energy|Iron Star|Ironroot Treefolk|Island|
Island Fish Jasconius|Island Sanctuary|Ivory Cup|Ivory Tower|Jade Monolith|Jandor's Ring|Jandor's Saddlebags|
Jayemdae Tome|Juggernaut|Jump|Karma|Keldon Warlord|Kird Ape|Kormus Bell|Kudzu|Lance|Ley Druid|Library of Leng|
Lifeforce|Lifelace|Lifetap|Lightning Bolt|Living Artifact|Living Lands|Living Wall|Llanowar Elves|
Lord of Atlantis|Lord of the Pit|Lure|Magical Hack|Magnetic Mountain|Mahamoti Djinn|Mana Flare|Mana Short|
Mana Vault|Manabarbs|Meekstone|Merfolk of the Pearl Trident|Mesa Pegasus|Mijae Djinn|Millstone|Mind Twist|
Mishra's War Machine|Mons's Goblin Raiders|Mountain|Nether Shadow|Nettling Imp|Nevinyrral's Disk|Nightmare|
Northern Paladin|Obsianus Golem|Onulet|Orcish Artillery|Orcish Oriflamme|Ornithopter|Paralyze|Pearled Unicorn|
Personal Incarnation|Pestilence|Phantasmal Forces|Phantasmal Terrain|Phantom Monster|Pirate Ship|Plague Rats|
Plains|Plateau|Power Leak|Power Sink|Power Surge|Primal Clay|Prodigal Sorcerer|Psychic Venom|Purelace|
Raise Dead|Reconstruction|Red Elemental Blast|Red Ward|Regeneration|Regrowth|Resurrection|Reverse Damage|
Reverse Polarity|Righteousness|Roc of Kher Ridges|Rock Hydra|Rocket Launcher|Rod of Ruin|Royal Assassin|
Sacrifice|Samite Healer|Savannah|Savannah Lions|Scathe Zombies|Scavenging Ghoul|Scrubland|Scryb Sprites|
Sea Serpent|Sedge Troll|Sengir Vampire|Serendib Efreet|Serra Angel|Shanodin Dryads|Shatter|Shatterstorm|
Shivan Dragon|Simulacrum|Siren's Call|Sleight of Mind|Smoke|Sol Ring|Sorceress Queen|Soul Net|Spell Blast|
Stasis|Steal Artifact|Stone Giant|Stone Rain|Stream of Life|Sunglasses of Urza|Swamp|Swords to Plowshares|Taiga|
Terror|The Hive|The Rack|Thicket Basilisk|Thoughtlace|Throne of Bone|Timber Wolves|Titania's Song|Tranquility|
Tropical Island|Tsunami|Tundra|Tunnel|Underground Sea|Unholy Strength|Unstable Mutation|Unsummon|Uthden Troll|
Verduran Enchantress|Vesuvan Doppelganger|Veteran Bodyguard|Volcanic Eruption|Volcanic Island|Wall of Air|
Wall of Bone|Wall of Brambles|Wall of Fire|Wall of Ice|Wall of Stone|Wall of Swords|Wall of Water|Wall of Wood|
Wanderlust|War Mammoth|Warp Artifact|Water Elemental|Weakness|Web|Wheel of Fortune|White Knight|White Ward|
Wild Growth|Will-o'-the-Wisp|Winter Orb|Wooden Sphere|Wrath of God|Zombie Master`,
  '4ED': `Abomination|Air Elemental|Alabaster Potion|Aladdin's Lamp|Aladdin's Ring|Ali Baba|Amrou Kithkin|Amulet of Kroog|
Angry Mob|Animate Artifact|Animate Dead|Animate Wall|Ankh of Mishra|Apprentice Wizard|Armageddon|
Armageddon Clock|Ashes to Ashes|Ashnod's Battle Gear|Aspect of Wolf|Backfire|Bad Moon|Balance|Ball Lightning|
Battering Ram|Benalish Hero|Bird Maiden|Birds of Paradise|Black Knight|Black Mana Battery|Black Vise|Black Ward|
Blessing|Blight|Blood Lust|Blue Elemental Blast|Blue Mana Battery|Blue Ward|Bog Imp|Bog Wraith|
Bottle of Suleiman|Brainwash|Brass Man|Bronze Tablet|Brothers of Fire|Burrowing|Carnivorous Plant|Carrion Ants|
Castle|Cave People|Celestial Prism|Channel|Chaoslace|Circle of Protection: Artifacts|
Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|Clay Statue|Clockwork Avian|Clockwork Beast|Cockatrice|Colossus of Sardia|
Conservator|Control Magic|Conversion|Coral Helm|Cosmic Horror|Counterspell|Craw Wurm|Creature Bond|
Crimson Manticore|Crumble|Crusade|Crystal Rod|Cursed Land|Cursed Rack|Cyclopean Mummy|Dancing Scimitar|
Dark Ritual|Death Ward|Deathgrip|Deathlace|Desert Twister|Detonate|Diabolic Machine|Dingus Egg|Disenchant|
Disintegrate|Disrupting Scepter|Divine Transformation|Dragon Engine|Dragon Whelp|Drain Life|Drain Power|
Drudge Skeletons|Durkwood Boars|Dwarven Warriors|Earth Elemental|Earthquake|Ebony Horse|El-Hajjâj|
Elder Land Wurm|Elven Riders|Elvish Archers|Energy Flux|Energy Tap|Erg Raiders|Erosion|Eternal Warrior|
Evil Presence|Eye for an Eye|Fear|Feedback|Fellwar Stone|Fire Elemental|Fireball|Firebreathing|Fissure|
Flashfires|Flight|Flood|Flying Carpet|Fog|Force of Nature|Forest|Fortified Area|Frozen Shade|Fungusaur|
Gaea's Liege|Gaseous Form|Ghost Ship|Giant Growth|Giant Spider|Giant Strength|Giant Tortoise|Glasses of Urza|
Gloom|Goblin Balloon Brigade|Goblin King|Goblin Rock Sled|Grapeshot Catapult|Gray Ogre|Greed|Green Mana Battery|
Green Ward|Grizzly Bears|Healing Salve|Helm of Chatzuk|Hill Giant|Holy Armor|Holy Strength|Howl from Beyond|
Howling Mine|Hurkyl's Recall|Hurloon Minotaur|Hurr Jackal|Hurricane|Hypnotic Specter|Immolation|Inferno|
Instill Energy|Iron Star|Ironclaw Orcs|Ironroot Treefolk|Island|Island Fish Jasconius|Island Sanctuary|
Ivory Cup|Ivory Tower|Jade Monolith|Jandor's Saddlebags|Jayemdae Tome|Jump|Junún Efreet|Karma|Keldon Warlord|
Killer Bees|Kismet|Kormus Bell|Land Leeches|Land Tax|Leviathan|Ley Druid|Library of Leng|Lifeforce|Lifelace|
Lifetap|Lightning Bolt|Living Artifact|Living Lands|Llanowar Elves|Lord of Atlantis|Lord of the Pit|Lost Soul|
Lure|Magical Hack|Magnetic Mountain|Mahamoti Djinn|Mana Clash|Mana Flare|Mana Short|Mana Vault|Manabarbs|
Marsh Gas|Marsh Viper|Meekstone|Merfolk of the Pearl Trident|Mesa Pegasus|Millstone|Mind Bomb|Mind Twist|
Mishra's Factory|Mishra's War Machine|Mons's Goblin Raiders|Morale|Mountain|Murk Dwellers|Nafs Asp|
Nether Shadow|Nevinyrral's Disk|Nightmare|Northern Paladin|Oasis|Obsianus Golem|Onulet|Orcish Artillery|
Orcish Oriflamme|Ornithopter|Osai Vultures|Paralyze|Pearled Unicorn|Personal Incarnation|Pestilence|
Phantasmal Forces|Phantasmal Terrain|Phantom Monster|Piety|Pikemen|Pirate Ship|Pit Scorpion|Plague Rats|Plains|
Power Leak|Power Sink|Power Surge|Pradesh Gypsies|Primal Clay|Prodigal Sorcerer|Psionic Entity|Psychic Venom|
Purelace|Pyrotechnics|Radjan Spirit|Rag Man|Raise Dead|Rebirth|Red Elemental Blast|Red Mana Battery|Red Ward|
Regeneration|Relic Bind|Reverse Damage|Righteousness|Rod of Ruin|Royal Assassin|Samite Healer|Sandstorm|
Savannah Lions|Scathe Zombies|Scavenging Ghoul|Scryb Sprites|Sea Serpent|Seeker|Segovian Leviathan|
Sengir Vampire|Serra Angel|Shanodin Dryads|Shapeshifter|Shatter|Shivan Dragon|Simulacrum|Sindbad|Siren's Call|
Sisters of the Flame|Sleight of Mind|Smoke|Sorceress Queen|Soul Net|Spell Blast|Spirit Link|Spirit Shackle|
Stasis|Steal Artifact|Stone Giant|Stone Rain|Stream of Life|Strip Mine|Sunglasses of Urza|Sunken City|Swamp|
Swords to Plowshares|Sylvan Library|Tawnos's Wand|Tawnos's Weaponry|Tempest Efreet|Terror|Tetravus|The Brute|
The Hive|The Rack|Thicket Basilisk|Thoughtlace|Throne of Bone|Timber Wolves|Time Elemental|Titania's Song|
Tranquility|Triskelion|Tsunami|Tundra Wolves|Tunnel|Twiddle|Uncle Istvan|Unholy Strength|Unstable Mutation|
Unsummon|Untamed Wilds|Urza's Avenger|Uthden Troll|Vampire Bats|Venom|Verduran Enchantress|Visions|
Volcanic Eruption|Wall of Air|Wall of Bone|Wall of Brambles|Wall of Dust|Wall of Fire|Wall of Ice|
Wall of Spears|Wall of Stone|Wall of Swords|Wall of Water|Wall of Wood|Wanderlust|War Mammoth|Warp Artifact|
Water Elemental|Weakness|Web|Whirling Dervish|White Knight|White Mana Battery|White Ward|Wild Growth|
Will-o'-the-Wisp|Winds of Change|Winter Blast|Winter Orb|Wooden Sphere|Word of Binding|Wrath of God|
Xenic Poltergeist|Yotian Soldier|Zephyr Falcon|Zombie Master`,
  ICE: `Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|Counterspell|Dark Ritual|Death Ward|Disenchant|Fear|Forest|Giant Growth|
Howl from Beyond|Hurricane|Icy Manipulator|Island|Lure|Mountain|Plains|Power Sink|Regeneration|Shatter|
Sleight of Mind|Stone Rain|Swamp|Swords to Plowshares|Wild Growth`,
  CHR: `Abu Ja'far|Active Volcano|Akron Legionnaire|Aladdin|Angelic Voices|Arcades Sabboth|Arena of the Ancients|
Argothian Pixies|Ashnod's Altar|Ashnod's Transmogrant|Axelrod Gunnarson|Ayesha Tanaka|Azure Drake|Banshee|
Barl's Cage|Beasts of Bogardan|Blood Moon|Blood of the Martyr|Bog Rats|Book of Rass|Boomerang|Bronze Horse|
Cat Warriors|Chromium|City of Brass|Cocoon|Concordant Crossroads|Craw Giant|Cuombajj Witches|Cyclone|
D'Avenant Archer|Dakkon Blackblade|Dance of Many|Dandân|Divine Offering|Emerald Dragonfly|
Enchantment Alteration|Erhnam Djinn|Fallen Angel|Feldon's Cane|Fire Drake|Fishliver Oil|Flash Flood|
Fountain of Youth|Gabriel Angelfire|Gauntlets of Chaos|Ghazbán Ogre|Giant Slug|Goblin Artisans|
Goblin Digging Team|Goblin Shrine|Goblins of the Flarg|Hasran Ogress|Hell's Caretaker|Horn of Deafening|
Indestructible Aura|Ivory Guardians|Jalum Tome|Jeweled Bird|Johan|Juxtapose|Keepers of the Faith|Kei Takahashi|
Land's Edge|Living Armor|Marhault Elsdragon|Metamorphosis|Mountain Yeti|Nebuchadnezzar|Nicol Bolas|
Obelisk of Undoing|Palladia-Mors|Petra Sphinx|Primordial Ooze|Puppet Master|Rabid Wombat|Rakalite|Recall|
Remove Soul|Repentant Blacksmith|Revelation|Rubinia Soulsinger|Runesword|Safe Haven|Scavenger Folk|Sentinel|
Serpent Generator|Shield Wall|Shimian Night Stalker|Sivitri Scarzam|Sol'kanar the Swamp King|Stangg|
Storm Seeker|Takklemaggot|Teleport|The Fallen|The Wretched|Tobias Andrion|Tor Wauki|Tormod's Crypt|
Transmutation|Triassic Egg|Urza's Mine|Urza's Power Plant|Urza's Tower|Vaevictis Asmadi|Voodoo Doll|
Wall of Heat|Wall of Opposition|Wall of Shadows|Wall of Vapor|Wall of Wonder|War Elephant|Witch Hunter|
Xira Arien|Yawgmoth Demon`,
  MIR: `Boomerang|Dark Banishing|Dark Ritual|Disenchant|Divine Offering|Drain Life|Firebreathing|Flare|Fog|Forest|
Healing Salve|Incinerate|Island|Memory Lapse|Mountain|Plains|Power Sink|Ray of Command|Regeneration|Sandstorm|
Stone Rain|Swamp`,
  '5ED': `Abbey Gargoyles|Abyssal Specter|Adarkar Wastes|Aether Storm|Air Elemental|Akron Legionnaire|Alabaster Potion|
Aladdin's Ring|Ambush Party|Amulet of Kroog|An-Havva Constable|Angry Mob|Animate Dead|Animate Wall|
Ankh of Mishra|Anti-Magic Aura|Arenson's Aura|Armageddon|Armor of Faith|Ashes to Ashes|Ashnod's Altar|
Ashnod's Transmogrant|Aspect of Wolf|Atog|Aurochs|Aysen Bureaucrats|Azure Drake|Bad Moon|Ball Lightning|
Barbed Sextant|Barl's Cage|Battering Ram|Benalish Hero|Binding Grasp|Bird Maiden|Birds of Paradise|Black Knight|
Blessed Wine|Blight|Blinking Spirit|Blood Lust|Bog Imp|Bog Rats|Bog Wraith|Boomerang|Bottle of Suleiman|
Bottomless Vault|Brainstorm|Brainwash|Brassclaw Orcs|Breeding Pit|Broken Visage|Brothers of Fire|Brushland|
Carapace|Caribou Range|Carrion Ants|Castle|Cat Warriors|Cave People|Chub Toad|Circle of Protection: Artifacts|
Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|City of Brass|Clay Statue|Cloak of Confusion|Clockwork Beast|Clockwork Steed|
Cockatrice|Colossus of Sardia|Conquer|Coral Helm|Counterspell|Craw Giant|Craw Wurm|Crimson Manticore|
Crown of the Ages|Crumble|Crusade|Crystal Rod|Cursed Land|D'Avenant Archer|Dance of Many|Dancing Scimitar|
Dandân|Dark Maze|Dark Ritual|Death Speakers|Death Ward|Deathgrip|Deflection|Derelor|Desert Twister|Detonate|
Diabolic Machine|Dingus Egg|Disenchant|Disintegrate|Disrupting Scepter|Divine Offering|Divine Transformation|
Dragon Engine|Drain Life|Drain Power|Drudge Skeletons|Durkwood Boars|Dust to Dust|Dwarven Catapult|Dwarven Hold|
Dwarven Ruins|Dwarven Soldier|Dwarven Warriors|Earthquake|Ebon Stronghold|Elder Druid|Elkin Bottle|Elven Riders|
Elvish Archers|Energy Flux|Enervate|Erg Raiders|Errantry|Eternal Warrior|Evil Eye of Orms-by-Gore|Evil Presence|
Eye for an Eye|Fallen Angel|Fear|Feedback|Feldon's Cane|Fellwar Stone|Feroz's Ban|Fire Drake|Fireball|
Firebreathing|Flame Spirit|Flare|Flashfires|Flight|Flood|Flying Carpet|Fog|Force Spike|Force of Nature|Forest|
Forget|Fountain of Youth|Foxfire|Frozen Shade|Funeral March|Fungusaur|Fyndhorn Elder|Game of Chaos|Gaseous Form|
Gauntlets of Chaos|Ghazbán Ogre|Giant Growth|Giant Spider|Giant Strength|Glacial Wall|Glasses of Urza|Gloom|
Goblin Digging Team|Goblin Hero|Goblin King|Goblin War Drums|Goblin Warrens|Grapeshot Catapult|
Greater Realm of Preservation|Greater Werewolf|Grizzly Bears|Havenwood Battleground|Heal|Healing Salve|Hecatomb|
Helm of Chatzuk|Hill Giant|Hipparion|Hollow Trees|Holy Strength|Homarid Warrior|Howl from Beyond|Howling Mine|
Hungry Mist|Hurkyl's Recall|Hurloon Minotaur|Hurricane|Hydroblast|Icatian Phalanx|Icatian Scout|Icatian Store|
Icatian Town|Ice Floe|Imposing Visage|Incinerate|Inferno|Infinite Hourglass|Initiates of the Ebon Hand|
Instill Energy|Iron Star|Ironclaw Curse|Ironclaw Orcs|Ironroot Treefolk|Island|Island Sanctuary|Ivory Cup|
Ivory Guardians|Jade Monolith|Jalum Tome|Jandor's Saddlebags|Jayemdae Tome|Jester's Cap|Johtull Wurm|Jokulhaups|
Joven's Tools|Justice|Juxtapose|Karma|Karplusan Forest|Keldon Warlord|Killer Bees|Kismet|Kjeldoran Dead|
Kjeldoran Royal Guard|Kjeldoran Skycaptain|Knight of Stromgald|Krovikan Fetish|Krovikan Sorcerer|
Labyrinth Minotaur|Leshrac's Rite|Leviathan|Ley Druid|Lhurgoyf|Library of Leng|Lifeforce|Lifetap|
Living Artifact|Living Lands|Llanowar Elves|Lord of Atlantis|Lord of the Pit|Lost Soul|Lure|Magical Hack|
Magus of the Unseen|Mana Clash|Mana Flare|Mana Vault|Manabarbs|Marsh Viper|Meekstone|Memory Lapse|
Merfolk of the Pearl Trident|Mesa Falcon|Mesa Pegasus|Millstone|Mind Bomb|Mind Ravel|Mind Warp|Mindstab Thrull|
Mole Worms|Mons's Goblin Raiders|Mountain|Mountain Goat|Murk Dwellers|Nature's Lore|Necrite|Necropotence|
Nether Shadow|Nevinyrral's Disk|Nightmare|Obelisk of Undoing|Orcish Artillery|Orcish Captain|Orcish Conscripts|
Orcish Farmer|Orcish Oriflamme|Orcish Squatters|Order of the Sacred Torch|Order of the White Shield|Orgg|
Ornithopter|Panic|Paralyze|Pearled Unicorn|Pentagram of the Ages|Personal Incarnation|Pestilence|
Phantasmal Forces|Phantasmal Terrain|Phantom Monster|Pikemen|Pirate Ship|Pit Scorpion|Plague Rats|Plains|
Portent|Power Sink|Pox|Pradesh Gypsies|Primal Clay|Primal Order|Primordial Ooze|Prismatic Ward|
Prodigal Sorcerer|Psychic Venom|Pyroblast|Pyrotechnics|Rabid Wombat|Radjan Spirit|Rag Man|Raise Dead|
Ray of Command|Recall|Reef Pirates|Regeneration|Remove Soul|Repentant Blacksmith|Reverse Damage|Righteousness|
Rod of Ruin|Ruins of Trokair|Sabretooth Tiger|Sacred Boon|Samite Healer|Sand Silos|Scaled Wurm|Scathe Zombies|
Scavenger Folk|Scryb Sprites|Sea Serpent|Sea Spirit|Sea Sprite|Seasinger|Segovian Leviathan|Sengir Autocrat|
Seraph|Serpent Generator|Serra Bestiary|Serra Paladin|Shanodin Dryads|Shapeshifter|Shatter|Shatterstorm|
Shield Bearer|Shield Wall|Shivan Dragon|Shrink|Sibilant Spirit|Skull Catapult|Sleight of Mind|Smoke|
Sorceress Queen|Soul Barrier|Soul Net|Spell Blast|Spirit Link|Stampede|Stasis|Steal Artifact|Stone Giant|
Stone Rain|Stone Spirit|Stream of Life|Stromgald Cabal|Sulfurous Springs|Svyelunite Temple|Swamp|Sylvan Library|
Tarpan|Tawnos's Weaponry|Terror|The Brute|The Hive|The Wretched|Thicket Basilisk|Throne of Bone|Thrull Retainer|
Time Bomb|Time Elemental|Titania's Song|Torture|Touch of Death|Tranquility|Truce|Tsunami|Tundra Wolves|Twiddle|
Underground River|Unholy Strength|Unstable Mutation|Unsummon|Untamed Wilds|Updraft|Urza's Avenger|Urza's Bauble|
Urza's Mine|Urza's Power Plant|Urza's Tower|Vampire Bats|Venom|Verduran Enchantress|Vodalian Soldiers|
Wall of Air|Wall of Bone|Wall of Brambles|Wall of Fire|Wall of Spears|Wall of Stone|Wall of Swords|Wanderlust|
War Mammoth|Warp Artifact|Weakness|Whirling Dervish|White Knight|Wild Growth|Wind Spirit|Winds of Change|
Winter Blast|Winter Orb|Wolverine Pack|Wooden Sphere|Word of Blasting|Wrath of God|Wyluli Wolf|
Xenic Poltergeist|Zephyr Falcon|Zombie Master|Zur's Weirding`,
  WTH: `Alabaster Dragon|Ardent Militia|Flux|Phantom Warrior|Redwood Treefolk|Thundermare`,
  POR: `Ancestral Memories|Archangel|Armageddon|Blinding Light|Bog Imp|Bog Wraith|Dry Spell|Earthquake|Elven Cache|
Elvish Ranger|Feral Shadow|Flashfires|Forest|Giant Spider|Grizzly Bears|Hill Giant|Hulking Cyclops|Hurricane|
Island|Man-o'-War|Merfolk of the Pearl Trident|Mountain|Mountain Goat|Natural Order|Nature's Lore|
Panther Warriors|Plains|Prosperity|Pyroclasm|Python|Raise Dead|Spitting Earth|Stalking Tiger|Stone Rain|
Storm Crow|Summer Bloom|Swamp|Untamed Wilds|Volcanic Dragon|Wall of Swords|Winds of Change|Wrath of God`,
  TMP: `Armored Pegasus|Charging Rhino|Circle of Protection: Black|Circle of Protection: Blue|
Circle of Protection: Green|Circle of Protection: Red|Circle of Protection: White|Coercion|Counterspell|
Dark Banishing|Dark Ritual|Disenchant|Dream Cache|Enfeeblement|Forest|Gaseous Form|Giant Strength|Gravedigger|
Horned Turtle|Island|Mountain|Natural Spring|Needle Storm|Pacifism|Plains|Power Sink|Rain of Tears|
Rampant Growth|Shatter|Spell Blast|Stone Rain|Swamp|Time Ebb|Tranquility|Wind Drake|Winter's Grasp`,
  STH: `Cloud Spirit|Craven Giant|Serpent Warrior|Spined Wurm|Tidal Surge|Venerable Monk`,
  EXO: `Angelic Blessing|Charging Paladin|Raging Goblin|Theft of Dreams|Wood Elves`,
  PO2: `Air Elemental|Alluring Scent|Angelic Blessing|Archangel|Armageddon|Bee Sting|Blaze|Breath of Life|Coercion|
Deep Wood|Déjà Vu|Earthquake|Exhaustion|Forest|Hand of Death|Hidden Horror|Hurricane|Island|Lava Axe|Mind Rot|
Monstrous Growth|Mountain|Muck Rats|Mystic Denial|Natural Spring|Nature's Lore|Path of Peace|Plains|
Raging Goblin|Raise Dead|Relentless Assault|Spitting Earth|Stone Rain|Swamp|Theft of Dreams|Tidal Surge|
Time Ebb|Touch of Brilliance|Tremor|Undo|Untamed Wilds|Vengeance|Volcanic Hammer`,
  USG: `Anaconda|Bog Raiders|Bull Hippo|Dark Ritual|Disenchant|Enchantment Alteration|Exhaustion|Forest|Goblin Matron|
Goblin Raider|Gorilla Warrior|Healing Salve|Island|Jagged Lightning|Mountain|Pacifism|Path of Peace|Pestilence|
Pit Trap|Plains|Power Sink|Presence of the Master|Rain of Salt|Seasoned Marshal|Swamp|Wildfire`,
  ULG: `Blessed Reversal|Lava Axe|Lone Wolf`,
  '6ED': `Abduction|Abyssal Hunter|Abyssal Specter|Adarkar Wastes|Aether Flash|Agonizing Memories|Air Elemental|
Aladdin's Ring|Amber Prison|Anaba Bodyguard|Anaba Shaman|Ancestral Memories|Animate Wall|Ankh of Mishra|
Archangel|Ardent Militia|Armageddon|Armored Pegasus|Ashen Powder|Ashnod's Altar|Balduvian Barbarians|
Balduvian Horde|Birds of Paradise|Blaze|Blight|Blighted Shaman|Blood Pet|Bog Imp|Bog Rats|Bog Wraith|Boil|
Boomerang|Bottle of Suleiman|Browse|Brushland|Burrowing|Call of the Wild|Castle|Cat Warriors|Celestial Dawn|
Charcoal Diamond|Chill|Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|
Circle of Protection: Red|Circle of Protection: White|City of Brass|Coercion|Conquer|Counterspell|Creeping Mold|
Crimson Hellkite|Crusade|Crystal Rod|Crystal Vein|Cursed Totem|D'Avenant Archer|Dancing Scimitar|Daraja Griffin|
Daring Apprentice|Deflection|Dense Foliage|Derelor|Desertion|Diminishing Returns|Dingus Egg|Disenchant|
Disrupting Scepter|Divine Transformation|Doomsday|Dragon Engine|Dragon Mask|Dread of Night|Dream Cache|
Drudge Skeletons|Dry Spell|Dwarven Ruins|Early Harvest|Earthquake|Ebon Stronghold|Ekundu Griffin|Elder Druid|
Elven Cache|Elven Riders|Elvish Archers|Enfeeblement|Enlightened Tutor|Ethereal Champion|
Evil Eye of Orms-by-Gore|Exile|Fallen Angel|Fallow Earth|Familiar Ground|Fatal Blow|Fear|Feast of the Unicorn|
Femeref Archers|Feral Shadow|Fervor|Final Fortune|Fire Diamond|Fire Elemental|Firebreathing|Fit of Rage|
Flame Spirit|Flash|Flashfires|Flight|Flying Carpet|Fog|Fog Elemental|Forbidden Crypt|Forest|Forget|
Fountain of Youth|Fyndhorn Brownie|Fyndhorn Elder|Gaseous Form|Giant Growth|Giant Spider|Giant Strength|
Glacial Wall|Glasses of Urza|Goblin Digging Team|Goblin Elite Infantry|Goblin Hero|Goblin King|Goblin Recruiter|
Goblin Warrens|Gorilla Chieftain|Gravebane Zombie|Gravedigger|Greed|Grinning Totem|Grizzly Bears|
Hammer of Bogardan|Harmattan Efreet|Havenwood Battleground|Healing Salve|Heavy Ballista|Hecatomb|Hero's Resolve|
Hidden Horror|Horned Turtle|Howl from Beyond|Howling Mine|Hulking Cyclops|Hurricane|Icatian Town|
Illicit Auction|Infantry Veteran|Infernal Contract|Inferno|Insight|Inspiration|Iron Star|Island|Ivory Cup|
Jade Monolith|Jalum Tome|Jayemdae Tome|Jokulhaups|Juxtapose|Karplusan Forest|Kismet|Kjeldoran Dead|
Kjeldoran Royal Guard|Lead Golem|Leshrac's Rite|Library of Lat-Nam|Light of Day|Lightning Blast|Living Lands|
Llanowar Elves|Longbow Archer|Lord of Atlantis|Lost Soul|Lure|Mana Prism|Mana Short|Manabarbs|Marble Diamond|
Maro|Meekstone|Memory Lapse|Merfolk of the Pearl Trident|Mesa Falcon|Millstone|Mind Warp|
Mischievous Poltergeist|Moss Diamond|Mountain|Mountain Goat|Mystic Compass|Mystical Tutor|Nature's Resurgence|
Necrosavant|Nightmare|Obsianus Golem|Orcish Artillery|Orcish Oriflamme|Order of the Sacred Torch|Ornithopter|
Pacifism|Painful Memories|Panther Warriors|Patagia Golem|Pearl Dragon|Pentagram of the Ages|Perish|Pestilence|
Phantasmal Terrain|Phantom Warrior|Phyrexian Vault|Pillage|Plains|Polymorph|Power Sink|Pradesh Gypsies|
Primal Clay|Prodigal Sorcerer|Prosperity|Psychic Transfer|Psychic Venom|Pyrotechnics|Python|Radjan Spirit|
Rag Man|Raging Goblin|Raise Dead|Rampant Growth|Razortooth Rats|Recall|Reckless Embermage|Redwood Treefolk|
Regal Unicorn|Regeneration|Relearn|Relentless Assault|Remedy|Remove Soul|Reprisal|Resistance Fighter|
Reverse Damage|River Boa|Rod of Ruin|Rowen|Ruins of Trokair|Sabretooth Tiger|Sage Owl|Samite Healer|Scaled Wurm|
Scathe Zombies|Sea Monster|Segovian Leviathan|Sengir Autocrat|Serenity|Serra's Blessing|Shanodin Dryads|Shatter|
Shatterstorm|Shock|Sibilant Spirit|Skull Catapult|Sky Diamond|Snake Basket|Soldevi Sage|Soul Net|Spell Blast|
Spirit Link|Spitting Drake|Spitting Earth|Stalking Tiger|Standing Troops|Staunch Defenders|Stone Rain|
Storm Cauldron|Storm Crow|Strands of Night|Stream of Life|Stromgald Cabal|Stupor|Sulfurous Springs|Summer Bloom|
Sunweb|Svyelunite Temple|Swamp|Syphon Soul|Talruum Minotaur|Tariff|Teferi's Puzzle Box|Terror|The Hive|
Thicket Basilisk|Throne of Bone|Tidal Surge|Trained Armodon|Tranquil Grove|Tranquility|Tremor|Tundra Wolves|
Uktabi Orangutan|Uktabi Wildcats|Underground River|Unseen Walker|Unsummon|Untamed Wilds|Unyaro Griffin|
Vampiric Tutor|Venerable Monk|Verduran Enchantress|Vertigo|Viashino Warrior|Vitalize|Vodalian Soldiers|
Volcanic Dragon|Volcanic Geyser|Waiting in the Weeds|Wall of Air|Wall of Fire|Wall of Swords|Wand of Denial|
Warmth|Warrior's Honor|Warthog|Wild Growth|Wind Drake|Wind Spirit|Wooden Sphere|Worldly Tutor|Wrath of God|
Wyluli Wolf|Zombie Master|Zur's Weirding`,
  UDS: `Ravenous Rats`,
  PTK: `Balance of Power|Blaze|Coercion|Exhaustion|Extinguish|Forest|Island|Lone Wolf|Mountain|Mystic Denial|Plains|
Rally the Troops|Relentless Assault|Stalking Tiger|Stone Rain|Swamp|Vengeance|Volunteer Militia|Warrior's Stand`,
  S99: `Abyssal Horror|Air Elemental|Alluring Scent|Ancient Craving|Angel of Mercy|Angelic Blessing|Archangel|
Ardent Militia|Armageddon|Barbtooth Wurm|Bargain|Blinding Light|Bog Imp|Bog Raiders|Bog Wraith|Border Guard|
Breath of Life|Bull Hippo|Charging Paladin|Chorus of Woe|Coercion|Coral Eel|Counterspell|Dakmor Plague|
Dakmor Scorpion|Dakmor Sorceress|Dark Offering|Denizen of the Deep|Devastation|Devoted Hero|Dread Reaper|
Durkwood Boars|Earth Elemental|Exhaustion|Extinguish|Eye Spy|False Peace|Feral Shadow|Fire Elemental|
Fire Tempest|Foot Soldiers|Forest|Gerrard's Wisdom|Giant Octopus|Goblin Cavaliers|Goblin General|Goblin Glider|
Goblin Hero|Goblin Lore|Goblin Mountaineer|Gorilla Warrior|Gravedigger|Grizzly Bears|Hand of Death|Hollow Dogs|
Howling Fury|Hulking Goblin|Hulking Ogre|Ingenious Thief|Island|Jagged Lightning|Knight Errant|Last Chance|
Lava Axe|Lone Wolf|Lynx|Man-o'-War|Merfolk of the Pearl Trident|Mind Rot|Mons's Goblin Raiders|Monstrous Growth|
Moon Sprite|Mountain|Muck Rats|Natural Spring|Nature's Cloak|Nature's Lore|Norwood Archers|Norwood Ranger|
Ogre Warrior|Owl Familiar|Path of Peace|Phantom Warrior|Piracy|Plains|Psychic Transfer|Raging Goblin|Raise Dead|
Ransack|Ravenous Rats|Relearn|Relentless Assault|Remove Soul|Renewing Touch|Righteous Charge|Righteous Fury|
Sacred Nectar|Scathe Zombies|Scorching Spear|Serpent Warrior|Sleight of Hand|Snapping Drake|Soul Feast|
Southern Elephant|Spitting Earth|Steadfastness|Stone Rain|Storm Crow|Summer Bloom|Swamp|Sylvan Basilisk|
Sylvan Yeti|Thorn Elemental|Time Ebb|Time Warp|Touch of Brilliance|Tremor|Undo|Untamed Wilds|Venerable Monk|
Vengeance|Volcanic Dragon|Volcanic Hammer|Water Elemental|Whiptail Wurm|Whirlwind|Wicked Pact|Wild Griffin|
Wild Ox|Wind Drake|Wind Sail|Wood Elves`,
  MMQ: `Afterlife|Brainstorm|Counterspell|Dark Ritual|Deadly Insect|Desert Twister|Disenchant|Energy Flux|False Demise|
Forest|Giant Caterpillar|Island|Lure|Mountain|Ogre Taskmaster|Plains|Rain of Tears|Righteous Aura|Squall|
Stone Rain|Swamp|Timid Drake|Tranquility|Tremor|Venomous Breath|Word of Blasting`,
  S00: `Angelic Blessing|Armored Pegasus|Bog Imp|Breath of Life|Coercion|Counterspell|Disenchant|Drudge Skeletons|
Durkwood Boars|Eager Cadet|Flame Spirit|Flight|Forest|Giant Growth|Giant Octopus|Goblin Hero|Hand of Death|
Hero's Resolve|Inspiration|Island|Knight Errant|Lava Axe|Llanowar Elves|Merfolk of the Pearl Trident|
Mons's Goblin Raiders|Monstrous Growth|Moon Sprite|Mountain|Obsianus Golem|Ogre Warrior|Orcish Oriflamme|Plains|
Prodigal Sorcerer|Python|Rhox|Rod of Ruin|Royal Falcon|Samite Healer|Scathe Zombies|Sea Eagle|Shock|Soul Net|
Spined Wurm|Stone Rain|Swamp|Terror|Time Ebb|Trained Orgg|Venerable Monk|Vizzerdrix|Wild Griffin|Willow Elf|
Wind Drake`,
  INV: `Angel of Mercy|Blinding Light|Crown of Flames|Cursed Flesh|Disrupt|Fertile Ground|Forest|Harrow|Holy Day|Island|
Lobotomy|Maniacal Rage|Mountain|Phantasmal Terrain|Plains|Quirion Elves|Ravenous Rats|Reckless Spite|Shackles|
Shimmering Wings|Simoon|Soul Burn|Stun|Swamp|Tranquility`,
  '7ED': `Abyssal Horror|Abyssal Specter|Adarkar Wastes|Aether Flash|Agonizing Memories|Air Elemental|Aladdin's Ring|
Anaconda|Ancestral Memories|Ancient Silverback|Angelic Page|Arcane Laboratory|Archivist|Ardent Militia|
Balduvian Barbarians|Baleful Stare|Beast of Burden|Bedlam|Befoul|Bellowing Fiend|Benthic Behemoth|Bereavement|
Birds of Paradise|Blanchwood Armor|Blaze|Blessed Reversal|Blood Pet|Bloodshot Cyclops|Bog Imp|Bog Wraith|Boil|
Boomerang|Breath of Life|Brushland|Bull Hippo|Caltrops|Canopy Spider|Castle|Charcoal Diamond|
Circle of Protection: Black|Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|
Circle of Protection: White|City of Brass|Cloudchaser Eagle|Coat of Arms|Compost|Confiscate|Coral Merfolk|
Corrupt|Counterspell|Creeping Mold|Crimson Hellkite|Crossbow Infantry|Crypt Rats|Crystal Rod|Dakmor Lancer|
Daring Apprentice|Dark Banishing|Darkest Hour|Deflection|Delusions of Mediocrity|Dingus Egg|Disenchant|Disorder|
Disrupting Scepter|Dregs of Sorrow|Drudge Skeletons|Duress|Eager Cadet|Early Harvest|Earthquake|Eastern Paladin|
Elder Druid|Elite Archers|Elvish Archers|Elvish Champion|Elvish Lyrist|Elvish Piper|Engineered Plague|
Ensnaring Bridge|Equilibrium|Evacuation|Fallen Angel|Familiar Ground|Fear|Femeref Archers|Feroz's Ban|Fervor|
Fighting Drake|Final Fortune|Fire Diamond|Fire Elemental|Fleeting Image|Flight|Flying Carpet|Fog|Force Spike|
Forest|Foul Imp|Fugue|Fyndhorn Elder|Gang of Elk|Gerrard's Wisdom|Ghitu Fire-Eater|Giant Cockroach|Giant Growth|
Giant Octopus|Giant Spider|Glacial Wall|Glorious Anthem|Goblin Chariot|Goblin Digging Team|
Goblin Elite Infantry|Goblin Gardener|Goblin Glider|Goblin King|Goblin Matron|Goblin Raider|Goblin Spelunkers|
Goblin War Drums|Gorilla Chieftain|Grafted Skullcap|Granite Grip|Grapeshot Catapult|Gravedigger|Greed|
Grizzly Bears|Healing Salve|Heavy Ballista|Hibernation|Hill Giant|Hollow Dogs|Holy Strength|Honor Guard|
Horned Turtle|Howl from Beyond|Howling Mine|Hurricane|Impatience|Infernal Contract|Inferno|Inspiration|
Intrepid Hero|Iron Star|Island|Ivory Cup|Jalum Tome|Jandor's Saddlebags|Jayemdae Tome|Karplusan Forest|
Kjeldoran Royal Guard|Knight Errant|Knighthood|Lava Axe|Leshrac's Rite|Levitation|Lightning Blast|
Lightning Elemental|Llanowar Elves|Lone Wolf|Longbow Archer|Looming Shade|Lord of Atlantis|Lure|Mahamoti Djinn|
Mana Breach|Mana Clash|Mana Short|Marble Diamond|Maro|Master Healer|Mawcor|Meekstone|Megrim|Memory Lapse|
Merfolk Looter|Merfolk of the Pearl Trident|Might of Oaks|Millstone|Mind Rot|Monstrous Growth|Moss Diamond|
Mountain|Nature's Resurgence|Nature's Revolt|Nausea|Necrologia|Nightmare|Nocturnal Raid|Northern Paladin|
Ogre Taskmaster|Okk|Opportunity|Opposition|Oppression|Orcish Artillery|Orcish Oriflamme|Ostracize|Pacifism|
Pariah|Patagia Golem|Persecute|Phantom Warrior|Phyrexian Colossus|Phyrexian Hulk|Pillage|Pit Trap|Plague Beetle|
Plains|Pride of Lions|Prodigal Sorcerer|Purify|Pygmy Pyrosaur|Pyroclasm|Pyrotechnics|Rag Man|Raging Goblin|
Raise Dead|Rampant Growth|Razorfoot Griffin|Razortooth Rats|Reckless Embermage|Reclaim|Redwood Treefolk|
Reflexes|Regeneration|Relentless Assault|Remove Soul|Reprisal|Reprocess|Revenant|Reverse Damage|Rod of Ruin|
Rolling Stones|Rowen|Sabretooth Tiger|Sacred Ground|Sacred Nectar|Sage Owl|Samite Healer|Sanctimony|
Scathe Zombies|Scavenger Folk|Sea Monster|Seasoned Marshal|Seeker of Skybreak|Seismic Assault|Serpent Warrior|
Serra Advocate|Serra Angel|Serra's Embrace|Shanodin Dryads|Shatter|Shield Wall|Shivan Dragon|Shock|Sisay's Ring|
Sky Diamond|Skyshroud Falcon|Sleight of Hand|Soul Feast|Soul Net|Southern Paladin|Spellbook|Spined Wurm|
Spineless Thug|Spirit Link|Spitting Earth|Squall|Standing Troops|Starlight|Static Orb|Staunch Defenders|
Steal Artifact|Stone Rain|Storm Cauldron|Storm Crow|Storm Shaman|Strands of Night|Stream of Life|
Stronghold Assassin|Sudden Impact|Sulfurous Springs|Sunweb|Sustainer of the Realm|Swamp|Tainted Aether|
Teferi's Puzzle Box|Telepathic Spies|Telepathy|Temporal Adept|Thieving Magpie|Thorn Elemental|Thoughtleech|
Throne of Bone|Tolarian Winds|Trained Armodon|Trained Orgg|Tranquility|Treasure Trove|Treefolk Seedlings|Tremor|
Twiddle|Uktabi Wildcats|Underground River|Unholy Strength|Unsummon|Untamed Wilds|Venerable Monk|Vengeance|
Verduran Enchantress|Vernal Bloom|Vigilant Drake|Vizzerdrix|Volcanic Hammer|Wall of Air|Wall of Bone|
Wall of Fire|Wall of Spears|Wall of Swords|Wall of Wonder|Western Paladin|Wild Growth|Wildfire|Wind Dancer|
Wind Drake|Wing Snare|Wood Elves|Wooden Sphere|Worship|Wrath of God|Yavimaya Enchantress|Yawgmoth's Edict`,
  ODY: `Anarchist|Angelic Wall|Buried Alive|Cartographer|Forest|Gallantry|Gravedigger|Island|Mountain|Overrun|
Patchwork Gnomes|Plains|Scrivener|Swamp`,
  TOR: `Sengir Vampire`,
  JUD: `Erhnam Djinn|Guided Strike`,
  ONS: `Clone|Disciple of Grace|Elven Riders|Forest|Island|Lay Waste|Meddle|Mountain|Pacifism|Plains|Shock|Swamp|Swat|
Syphon Soul|Taunting Elf`,
  LGN: `White Knight`,
  SCG: `Goblin War Strike`,
  '8ED': `Abyssal Specter|Air Elemental|Aladdin's Ring|Ambition's Cost|Anaba Shaman|Angel of Mercy|Angelic Page|Archivist|
Ardent Militia|Avatar of Hope|Aven Cloudchaser|Aven Fisher|Aven Flock|Balance of Power|Balduvian Barbarians|
Beast of Burden|Birds of Paradise|Blanchwood Armor|Blaze|Blessed Reversal|Blinding Angel|Blood Moon|
Bloodshot Cyclops|Bog Imp|Bog Wraith|Boil|Boomerang|Brass Herald|Bribery|Call of the Wild|Canopy Spider|
Canyon Wildcat|Carrion Wall|Catalog|Chastise|Choke|Cinder Wall|Circle of Protection: Black|
Circle of Protection: Blue|Circle of Protection: Green|Circle of Protection: Red|Circle of Protection: White|
City of Brass|Coastal Hornclaw|Coastal Piracy|Coastal Tower|Coat of Arms|Coercion|Collective Unconscious|
Concentrate|Confiscate|Coral Eel|Cowardice|Craw Wurm|Creeping Mold|Crossbow Infantry|Crystal Rod|Curiosity|
Daring Apprentice|Dark Banishing|Death Pit Offering|Death Pits of Rath|Deathgazer|Deepwood Ghoul|Defense Grid|
Deflection|Dehydration|Demolish|Demystify|Diabolic Tutor|Dingus Egg|Disrupting Scepter|Distorting Lens|
Diving Griffin|Drudge Skeletons|Dusk Imp|Dwarven Demolition Team|Eager Cadet|Eastern Paladin|Elfhame Palace|
Elite Archers|Elite Javelineer|Elvish Champion|Elvish Lyrist|Elvish Pioneer|Elvish Piper|Elvish Scrapper|
Emperor Crocodile|Enormous Baloth|Enrage|Ensnaring Bridge|Evacuation|Execute|Fallen Angel|Fear|Fecundity|
Fertile Ground|Fighting Drake|Flash Counter|Flashfires|Fleeting Image|Flight|Flying Carpet|Fodder Cannon|
Foratog|Forest|Fugitive Wizard|Fungusaur|Furnace of Rath|Fyndhorn Elder|Gaea's Herald|Giant Cockroach|
Giant Growth|Giant Octopus|Giant Spider|Glorious Anthem|Glory Seeker|Gluttonous Zombie|Goblin Chariot|
Goblin Glider|Goblin King|Goblin Raider|Grave Pact|Gravedigger|Grizzly Bears|Guerrilla Tactics|
Hammer of Bogardan|Healing Salve|Hibernation|Hill Giant|Holy Day|Holy Strength|Honor Guard|Horned Troll|
Horned Turtle|Howling Mine|Hulking Cyclops|Hunted Wumpus|Index|Inferno|Inspiration|Intrepid Hero|Intruder Alarm|
Invisibility|Iron Star|Island|Ivory Cup|Ivory Mask|Jayemdae Tome|Karma|Larceny|Lava Axe|Lava Hounds|
Lesser Gargadon|Lhurgoyf|Lightning Blast|Lightning Elemental|Living Terrain|Llanowar Behemoth|Lone Wolf|
Looming Shade|Lord of the Undead|Lure|Maggot Carrier|Mahamoti Djinn|Mana Clash|Mana Leak|Maro|Master Decoy|
Master Healer|Megrim|Merchant Scroll|Merchant of Secrets|Might of Oaks|Millstone|Mind Bend|Mind Rot|Mind Slash|
Mind Sludge|Mogg Sentry|Monstrous Growth|Moss Monster|Mountain|Murderous Betrayal|Nantuko Disciple|
Natural Affinity|Naturalize|Nausea|Nekrataal|Nightmare|Noble Purpose|Norwood Ranger|Obliterate|Ogre Taskmaster|
Okk|Oracle's Attendants|Orcish Artillery|Orcish Spy|Pacifism|Panic Attack|Patagia Golem|Peach Garden Oath|
Persecute|Phantom Warrior|Phyrexian Arena|Phyrexian Colossus|Phyrexian Hulk|Phyrexian Plaguelord|Plague Beetle|
Plague Wind|Plains|Planar Portal|Plow Under|Primeval Force|Primeval Shambler|Puppeteer|Pyroclasm|Pyrotechnics|
Raging Goblin|Rain of Blades|Raise Dead|Rampant Growth|Ravenous Rats|Razorfoot Griffin|Redeem|Reflexes|
Regeneration|Relentless Assault|Remove Soul|Revive|Rewind|Rhox|Ridgeline Rager|Rod of Ruin|Rolling Stones|
Royal Assassin|Rukh Egg|Rushwood Dryad|Sabretooth Tiger|Sacred Ground|Sacred Nectar|Sage Owl|Sage of Lat-Nam|
Salt Marsh|Samite Healer|Sanctimony|Savannah Lions|Scathe Zombies|Sea Eagle|Sea Monster|Searing Wind|
Seasoned Marshal|Seismic Assault|Serpent Warrior|Serra Angel|Sever Soul|Severed Legion|Shatter|Shifting Sky|
Shivan Dragon|Shivan Oasis|Shock|Shock Troops|Silverback Ape|Sizzle|Skull of Orm|Slay|Sneaky Homunculus|
Solidarity|Soul Feast|Spellbook|Spiketail Hatchling|Spined Wurm|Spineless Thug|Spirit Link|Spitting Spider|
Spreading Algae|Standing Troops|Star Compass|Staunch Defenders|Steal Artifact|Stone Rain|Storm Crow|
Story Circle|Stream of Life|Sudden Impact|Suntail Hawk|Sunweb|Swamp|Swarm of Rats|Sword Dancer|
Teferi's Puzzle Box|Telepathy|Temporal Adept|Thieves' Auction|Thieving Magpie|Thorn Elemental|Throne of Bone|
Tidal Kraken|Trade Routes|Trained Armodon|Treasure Trove|Tremor|Tundra Wolves|Twiddle|Two-Headed Dragon|
Underworld Dreams|Unholy Strength|Unsummon|Urborg Volcano|Urza's Armor|Urza's Mine|Urza's Power Plant|
Urza's Tower|Vampiric Spirit|Venerable Monk|Vengeance|Verduran Enchantress|Vernal Bloom|Vexing Arcanix|
Viashino Sandstalker|Vicious Hunger|Vine Trellis|Vizzerdrix|Volcanic Hammer|Wall of Air|Wall of Spears|
Wall of Stone|Wall of Swords|Warped Devotion|Western Paladin|Wind Drake|Wing Snare|Wood Elves|Wooden Sphere|
Worship|Wrath of God|Wrath of Marit Lage|Yavimaya Enchantress|Zombify|Zur's Weirding`,
  MRD: `Annul|Arrest|Atog|Bottle Gnomes|Brown Ouphe|Cathodion|Chromatic Sphere|Creeping Mold|Detonate|Dragon Blood|
Forest|Icy Manipulator|Island|Mountain|Ornithopter|Plains|Shatter|Stalking Stones|Swamp|Terror|Triskelion|
Yotian Soldier`,
  DST: `Fireball|Inflame|Juggernaut`,
  '5DN': `Circle of Protection: Artifacts|Magma Giant|Relic Barrier`,
  CHK: `Befoul|Forest|Island|Lure|Mountain|Plains|Stone Rain|Swamp`,
  BOK: `Eradicate|Phantom Wings|Quash|Scour|Sowing Salt|Splinter`,
  '9ED': `Adarkar Wastes|Air Elemental|Aladdin's Ring|Anaba Shaman|Anaconda|Anarchist|Ancient Silverback|Angel of Mercy|
Angel's Feather|Angelic Blessing|Annex|Archivist|Aven Cloudchaser|Aven Fisher|Aven Flock|Aven Windreader|
Azure Drake|Balduvian Barbarians|Baleful Stare|Ballista Squad|Battle of Wits|Battlefield Forge|Beast of Burden|
Biorhythm|Blackmail|Blanchwood Armor|Blaze|Blessed Orator|Blinding Angel|Blinking Spirit|Blood Moon|
Bloodfire Colossus|Bog Imp|Bog Wraith|Boiling Seas|Booby Trap|Boomerang|Bottle Gnomes|Brushland|Caves of Koilos|
Chastise|Circle of Protection: Black|Circle of Protection: Red|Clone|Coat of Arms|Coercion|Confiscate|
Consume Spirit|Contaminated Bond|Coral Eel|Counsel of the Soratami|Cowardice|Crafty Pathmage|Craw Wurm|
Creeping Mold|Crossbow Infantry|Cruel Edict|Dancing Scimitar|Daring Apprentice|Dark Banishing|
Death Pits of Rath|Deathgazer|Defense Grid|Dehydration|Demolish|Demon's Horn|Demystify|Diabolic Tutor|
Disrupting Scepter|Dragon's Claw|Dream Prowler|Drudge Skeletons|Eager Cadet|Early Harvest|Elvish Bard|
Elvish Berserker|Elvish Champion|Elvish Piper|Elvish Warrior|Emperor Crocodile|Enfeeblement|Enormous Baloth|
Enrage|Evacuation|Execute|Exhaustion|Fear|Fellwar Stone|Festering Goblin|Final Punishment|Firebreathing|
Fishliver Oil|Flame Wave|Flashfires|Fleeting Image|Flight|Flowstone Crusher|Flowstone Shambler|Flowstone Slide|
Foot Soldiers|Force of Nature|Forest|Form of the Dragon|Foul Imp|Fugitive Wizard|Furnace of Rath|
Giant Cockroach|Giant Growth|Giant Octopus|Giant Spider|Gift of Estates|Glorious Anthem|Glory Seeker|
Gluttonous Zombie|Goblin Balloon Brigade|Goblin Brigand|Goblin Chariot|Goblin King|Goblin Mountaineer|
Goblin Piker|Goblin Raider|Goblin Sky Raider|Grave Pact|Gravedigger|Greater Good|Grizzly Bears|Groundskeeper|
Guerrilla Tactics|Hell's Caretaker|Highway Robber|Hill Giant|Hollow Dogs|Holy Day|Holy Strength|Honor Guard|
Horned Turtle|Horror of Horrors|Howling Mine|Hunted Wumpus|Hypnotic Specter|Icy Manipulator|Imaginary Pet|Index|
Infantry Veteran|Inspirit|Island|Ivory Mask|Jade Statue|Jester's Cap|Kami of Old Stone|Karplusan Forest|
Karplusan Yeti|Kavu Climber|King Cheetah|Kird Ape|Kraken's Eye|Lava Axe|Leonin Skyhunter|Levitation|Ley Druid|
Lightning Elemental|Llanowar Behemoth|Llanowar Elves|Llanowar Wastes|Looming Shade|Lord of the Undead|
Loxodon Warhammer|Lumengrid Warden|Magnivore|Mahamoti Djinn|Mana Clash|Mana Leak|Marble Titan|Maro|Master Decoy|
Master Healer|Megrim|Mending Hands|Might of Oaks|Millstone|Mind Bend|Mind Rot|Mindslicer|Mogg Sentry|Mortivore|
Mountain|Nantuko Husk|Natural Affinity|Natural Spring|Naturalize|Needle Storm|Nekrataal|Nightmare|
Norwood Ranger|Ogre Taskmaster|Oracle's Attendants|Orcish Artillery|Order of the Sacred Bell|Ornithopter|
Overgrowth|Pacifism|Paladin en-Vec|Panic Attack|Peace of Mind|Pegasus Charger|Persecute|Phantom Warrior|
Phyrexian Arena|Phyrexian Gargantua|Phyrexian Hulk|Plagiarize|Plague Beetle|Plague Wind|Plains|Polymorph|
Puppeteer|Pyroclasm|Quicksand|Raging Goblin|Raise Dead|Rampant Growth|Rathi Dragon|Ravenous Rats|
Razortooth Rats|Reclaim|Reflexes|Regeneration|Relentless Assault|Reminisce|Remove Soul|Reverse Damage|Rewind|
Righteousness|River Bear|Rod of Ruin|Rogue Kavu|Rootbreaker Wurm|Rootwalla|Royal Assassin|Rukh Egg|
Sacred Ground|Sacred Nectar|Sage Aven|Samite Healer|Sanctum Guardian|Sandstone Warrior|Savannah Lions|
Scaled Wurm|Scathe Zombies|Sea Monster|Sea's Claim|Seasoned Marshal|Seedborn Muse|Seething Song|Sengir Vampire|
Serpent Warrior|Serra Angel|Serra's Blessing|Shard Phoenix|Shatter|Shivan Dragon|Shivan Reef|Shock|Sift|
Silklash Spider|Skyhunter Prowler|Slate of Ancestry|Slay|Sleight of Hand|Soul Feast|Soul Warden|Spellbook|
Spined Wurm|Spineless Thug|Spirit Link|Stone Rain|Storage Matrix|Storm Crow|Story Circle|Stream of Life|
Sudden Impact|Sulfurous Springs|Summer Bloom|Suntail Hawk|Swamp|Swarm of Rats|Tanglebloom|Teferi's Puzzle Box|
Telepathy|Tempest of Light|Temporal Adept|Thieving Magpie|Thought Courier|Thran Golem|Threaten|Thundermare|
Tidal Kraken|Tidings|Time Ebb|Trade Routes|Trained Armodon|Traumatize|Treasure Trove|Tree Monkey|
Treetop Bracers|Underground River|Underworld Dreams|Unholy Strength|Ur-Golem's Eye|Urza's Mine|
Urza's Power Plant|Urza's Tower|Utopia Tree|Venerable Monk|Vengeance|Verdant Force|Verduran Enchantress|
Veteran Cavalier|Viashino Sandstalker|Viridian Shaman|Vizzerdrix|Volcanic Hammer|Vulshok Morningstar|
Wanderguard Sentry|Warrior's Honor|Weathered Wayfarer|Web|Weird Harvest|Whip Sergeant|Wildfire|Will-o'-the-Wisp|
Wind Drake|Withering Gaze|Wood Elves|Worship|Wrath of God|Wurm's Tooth|Yavimaya Coast|Yavimaya Enchantress|
Yawgmoth Demon|Zealous Inquisitor|Zodiac Monkey|Zombify|Zur's Weirding`,
  RAV: `Birds of Paradise|Dark Heart of the Wood|Elves of Deep Shadow|Forest|Goblin Spelunkers|Island|Mountain|Plains|
Smash|Snapping Drake|Swamp`,
  GPT: `Cremate|Savage Twister`,
  DIS: `Seal of Doom|Seal of Fire|Thrive`,
  CST: `Arcum's Weathervane|Ashen Ghoul|Aurochs|Balduvian Dead|Barbed Sextant|Binding Grasp|Bounty of the Hunt|
Brainstorm|Browse|Casting of Bones|Dark Banishing|Dark Ritual|Deadly Insect|Death Spark|Disenchant|
Drift of the Dead|Essence Flare|Forest|Gangrenous Zombies|Giant Trap Door Spider|Gorilla Shaman|Iceberg|
Incinerate|Insidious Bookworms|Island|Kjeldoran Dead|Kjeldoran Elite Guard|Kjeldoran Home Guard|Kjeldoran Pride|
Lat-Nam's Legacy|Legions of Lim-Dûl|Mistfolk|Mountain|Orcish Healer|Orcish Lumberjack|Phantasmal Fiend|Plains|
Portent|Reinforcements|Scars of the Veteran|Skull Catapult|Snow Devil|Soul Burn|Storm Elemental|Swamp|
Swords to Plowshares|Tinder Wall|Viscerid Drone|Whalebone Glider|Wings of Aesthir|Woolly Mammoths|
Zuran Spellcaster`,
  CSP: `Frozen Solid|Snow-Covered Forest|Snow-Covered Island|Snow-Covered Mountain|Snow-Covered Plains|
Snow-Covered Swamp`,
  TSP: `Forest|Island|Mountain|Plains|Swamp`,
  TSB: `Akroma, Angel of Wrath|Assault|Auratog|Avalanche Riders|Avatar of Woe|Avoid Fate|Bad Moon|Battery|Browbeat|
Call of the Herd|Celestial Dawn|Claws of Gix|Coalition Victory|Cockatrice|Consecrate Land|Conspiracy|Craw Giant|
Dandân|Darkness|Dauthi Slayer|Defiant Vanguard|Desert|Desolation Giant|Disenchant|Disintegrate|Dodecapod|
Dragon Whelp|Dragonstorm|Enduring Renewal|Eron the Relentless|Essence Sliver|Evil Eye of Orms-by-Gore|
Faceless Butcher|Feldon's Cane|Fiery Justice|Fiery Temper|Fire Whip|Flying Men|Funeral Charm|Gaea's Blessing|
Gaea's Liege|Gemstone Mine|Ghost Ship|Giant Oyster|Goblin Snowman|Grinning Totem|Hail Storm|Honorable Passage|
Hunting Moa|Icatian Javelineers|Jasmine Boreal|Jolrael, Empress of Beasts|Kobold Taskmaster|Krosan Cloudscraper|
Leviathan|Lightning Angel|Lord of Atlantis|Merfolk Assassin|Merieke Ri Berit|Mindless Automaton|Mirari|
Mistform Ultimus|Moorish Cavalry|Mystic Enforcer|Mystic Snake|Nicol Bolas|Orcish Librarian|Orgg|Ovinomancer|
Pandemonium|Pendelhaven|Pirate Ship|Prodigal Sorcerer|Psionic Blast|Resurrection|Sacred Mesa|Safe Haven|
Scragnoth|Sengir Autocrat|Serrated Arrows|Shadow Guildmage|Shadowmage Infiltrator|Sindbad|
Sol'kanar the Swamp King|Soltari Priest|Soul Collector|Spike Feeder|Spined Sliver|Spitting Slug|Squire|
Stormbind|Stormscape Familiar|Stupor|Suq'Ata Lancer|Swamp Mosquito|Teferi's Moat|Thallid|The Rack|
Thornscape Battlemage|Tormod's Crypt|Tribal Flames|Twisted Abomination|Uncle Istvan|Undead Warchief|Undertaker|
Unstable Mutation|Uthden Troll|Valor|Verdeloth the Ancient|Vhati il-Dal|Void|Voidmage Prodigy|Wall of Roots|
War Barge|Whirling Dervish|Whispers of the Muse|Wildfire Emissary|Willbender|Witch Hunter|Withered Wretch|
Zhalfirin Commander`,
  '10E': `Abundance|Academy Researchers|Adarkar Wastes|Afflict|Aggressive Urge|Agonizing Memories|Air Elemental|
Ambassador Laquatus|Anaba Bodyguard|Ancestor's Chosen|Angel of Mercy|Angel's Feather|Angelic Blessing|
Angelic Chorus|Angelic Wall|Arcane Teachings|Arcanis the Omnipotent|Ascendant Evincar|Assassinate|Aura Graft|
Aura of Silence|Avatar of Might|Aven Cloudchaser|Aven Fisher|Aven Windreader|Ballista Squad|Bandage|
Battlefield Forge|Beacon of Destruction|Beacon of Immortality|Beacon of Unrest|Benalish Knight|
Birds of Paradise|Blanchwood Armor|Blaze|Bloodfire Colossus|Bloodrock Cyclops|Bog Wraith|Bogardan Firefiend|
Boomerang|Bottle Gnomes|Brushland|Cancel|Canopy Spider|Caves of Koilos|Cephalid Constable|Chimeric Staff|
Cho-Manno, Revolutionary|Chromatic Star|Citanul Flute|Civic Wayfinder|Clone|Cloud Elemental|Cloud Sprite|
Coat of Arms|Colossus of Sardia|Commune with Nature|Composite Golem|Condemn|Cone of Flame|Consume Spirit|
Contaminated Bond|Counsel of the Soratami|Crafty Pathmage|Craw Wurm|Creeping Mold|Crucible of Worlds|
Cruel Edict|Cryoclasm|Deathmark|Dehydration|Deluge|Demolish|Demon's Horn|Demystify|Denizen of the Deep|
Diabolic Tutor|Discombobulate|Distress|Doomed Necromancer|Doubling Cube|Dragon Roost|Dragon's Claw|
Dreamborn Muse|Dross Crocodile|Drudge Skeletons|Duct Crawler|Dusk Imp|Earth Elemental|Elven Riders|
Elvish Berserker|Elvish Champion|Elvish Piper|Enormous Baloth|Essence Drain|Evacuation|Faerie Conclave|Fear|
Femeref Archers|Festering Goblin|Field Marshal|Firebreathing|Fists of the Anvil|Flamewave Invoker|Flashfreeze|
Flowstone Slide|Fog Elemental|Forbidding Watchtower|Forest|Fountain of Youth|Fugitive Wizard|Furnace Whelp|
Furnace of Rath|Gaea's Herald|Ghitu Encampment|Ghost Warden|Giant Growth|Giant Spider|Glorious Anthem|
Goblin Elite Infantry|Goblin King|Goblin Lore|Goblin Piker|Goblin Sky Raider|Grave Pact|Graveborn Muse|
Gravedigger|Grizzly Bears|Guerrilla Tactics|Hail of Arrows|Hate Weaver|Head Games|Heart of Light|Hidden Horror|
High Ground|Highway Robber|Hill Giant|Holy Day|Holy Strength|Honor Guard|Horseshoe Crab|Howling Mine|
Hunted Wumpus|Hurkyl's Recall|Hurricane|Hypnotic Specter|Icatian Priest|Icy Manipulator|Incinerate|Island|
Jayemdae Tome|Joiner Adept|Juggernaut|Kamahl, Pit Fighter|Karplusan Forest|Karplusan Strider|Kavu Climber|
Kjeldoran Royal Guard|Knight of Dusk|Kraken's Eye|Lava Axe|Lavaborn Muse|Legacy Weapon|Leonin Scimitar|
Lightning Elemental|Llanowar Elves|Llanowar Sentinel|Llanowar Wastes|Looming Shade|Lord of the Pit|
Lord of the Undead|Loxodon Mystic|Loxodon Warhammer|Loyal Sentry|Lumengrid Warden|Luminesce|Lure|Mahamoti Djinn|
Manabarbs|Mantis Engine|March of the Machines|Mass of Ghouls|Megrim|Merfolk Looter|Midnight Ritual|Might Weaver|
Might of Oaks|Millstone|Mind Bend|Mind Rot|Mind Stone|Mirri, Cat Warrior|Mobilization|Mogg Fanatic|
Molimo, Maro-Sorcerer|Mortal Combat|Mortivore|Mountain|Nantuko Husk|Natural Spring|Naturalize|Nekrataal|
Nightmare|No Rest for the Wicked|Nomad Mythmaker|Orcish Artillery|Ornithopter|Overgrowth|Overrun|Pacifism|
Paladin en-Vec|Pariah|Peek|Persuasion|Phage the Untouchable|Phantom Warrior|Phyrexian Rager|Phyrexian Vault|
Pincher Beetles|Pithing Needle|Plagiarize|Plague Beetle|Plague Wind|Plains|Platinum Angel|Primal Rage|
Prodigal Pyromancer|Puppeteer|Pyroclasm|Quicksand|Quirion Dryad|Rage Weaver|Raging Goblin|Rain of Tears|
Rampant Growth|Ravenous Rats|Razormane Masticore|Recollect|Recover|Regeneration|Relentless Assault|
Relentless Rats|Reminisce|Remove Soul|Reviving Dose|Reya Dawnbringer|Rhox|Righteousness|Robe of Mirrors|
Rock Badger|Rod of Ruin|Root Maze|Rootwalla|Rootwater Commando|Rootwater Matriarch|Royal Assassin|Rule of Law|
Rushwood Dryad|Sage Owl|Samite Healer|Scalpelexis|Scathe Zombies|Scion of the Wild|Scoria Wurm|Sculpting Steel|
Sea Monster|Seedborn Muse|Seismic Assault|Sengir Vampire|Serra Angel|Serra's Embrace|Severed Legion|
Shatterstorm|Shimmering Wings|Shivan Dragon|Shivan Hellkite|Shivan Reef|Shock|Shunt|Siege-Gang Commander|Sift|
Sky Weaver|Skyhunter Patrol|Skyhunter Prowler|Skyhunter Skirmisher|Skyshroud Ranger|Sleeper Agent|Smash|
Snapping Drake|Soul Feast|Soul Warden|Soulblast|Spark Elemental|Spawning Pool|Spellbook|Spiketail Hatchling|
Spined Wurm|Spineless Thug|Spirit Link|Spirit Weaver|Spitting Earth|Squee, Goblin Nabob|Stalking Tiger|
Stampeding Wildebeests|Starlight Invoker|Steadfast Guard|Steel Golem|Story Circle|Stronghold Discipline|Stun|
Sudden Impact|Sulfurous Springs|Sunken Hope|Suntail Hawk|Swamp|Sylvan Basilisk|Sylvan Scrying|Tangle Spider|
Telepathy|Telling Time|Tempest of Light|Terramorphic Expanse|Terror|The Hive|Thieving Magpie|Threaten|
Thrull Surgeon|Thundering Giant|Tidings|Time Stop|Time Stretch|Traumatize|Treasure Hunter|Treetop Bracers|
Treetop Village|Troll Ascetic|True Believer|Tundra Wolves|Twincast|Twitch|Uncontrollable Anger|
Underground River|Underworld Dreams|Unholy Strength|Unsummon|Upwelling|Vampire Bats|Vedalken Mastermind|
Venerable Monk|Verdant Force|Viashino Runner|Viashino Sandscout|Viridian Shaman|Voice of All|Wall of Air|
Wall of Fire|Wall of Swords|Wall of Wood|Warp World|Warrior's Honor|Whispersilk Cloak|Wild Griffin|
Windborn Muse|Wrath of God|Wurm's Tooth|Yavimaya Coast|Yavimaya Enchantress|Youthful Knight`,
  LRW: `Fertile Ground|Forest|Island|Mountain|Plains|Swamp`,
  MOR: `Boldwyr Intimidator|Elvish Warrior`,
  SHM: `Corrupt|Flow of Ideas|Forest|Graven Cairns|Island|Last Breath|Mistmeadow Skulk|Mountain|Plains|Reflecting Pool|
Swamp|Torture`,
  EVE: `Phosphorescent Feast`,
};
