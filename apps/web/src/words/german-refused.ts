import type { TellerWords, Told } from './told.ts';

/** Why something can't be done, in German: what the rules, the lobby and the server say no to. */
export const REFUSED_WORDS: TellerWords['words'] = {
  // The rules.
  'you haven’t controlled this creature continuously since your turn began':
    'du kontrollierst diese Kreatur nicht ununterbrochen seit Beginn deines Zuges',
  'a choice is made for it that it doesn’t ask for':
    'dafür wurde etwas gewählt, wonach nicht gefragt ist',
  'no mana is being asked for': 'nach Mana wird gerade nicht gefragt',
  'only mana abilities may be played now': 'jetzt dürfen nur Manafähigkeiten gespielt werden',
  'there is nothing to pay for it with, or no target for it':
    'es gibt nichts, womit es bezahlt werden kann, oder kein Ziel dafür',
  'a permanent forbids playing this ability': 'eine bleibende Karte verbietet diese Fähigkeit',
  'a permanent keeps you from playing this land': 'eine bleibende Karte verbietet dir dieses Land',
  'a permanent keeps you from playing this spell':
    'eine bleibende Karte verbietet dir diesen Zauberspruch',
  'a spell with split second is on the stack':
    'ein Zauberspruch mit Sekundenbruchteil ist auf dem Stapel',
  'a tapped artifact does nothing': 'ein getapptes Artefakt tut nichts',
  'it can’t attack': 'es kann nicht angreifen',
  'it can’t block': 'es kann nicht blocken',
  'it can’t be blocked by this creature': 'es kann nicht von dieser Kreatur geblockt werden',
  'it can’t be played again this turn': 'es kann in diesem Zug nicht noch einmal gespielt werden',
  'it flies': 'es fliegt',
  'it is already tapped': 'es ist schon getappt',
  'it is not tapped': 'es ist nicht getappt',
  'it is protected from this creature': 'es hat Schutz vor dieser Kreatur',
  'it is unblockable': 'es ist nicht blockbar',
  'it may be played only when you could play a sorcery':
    'es darf nur gespielt werden, wenn du eine Hexerei spielen könntest',
  'its ability can be played only while it is in play':
    'seine Fähigkeit kann nur gespielt werden, solange es im Spiel ist',
  'its ability can be played only while it is in your graveyard':
    'seine Fähigkeit kann nur gespielt werden, solange es auf deinem Friedhof ist',
  'its ability can be played only while it is in your hand':
    'seine Fähigkeit kann nur gespielt werden, solange es auf deiner Hand ist',
  'its ability can be played only while it is removed from the game':
    'seine Fähigkeit kann nur gespielt werden, solange es aus dem Spiel entfernt ist',
  'its phase cost is not settled yet': 'seine Phasenkosten sind noch nicht beglichen',
  'its text doesn’t allow it now': 'sein Text erlaubt es jetzt nicht',
  'mana must be made before a spell or ability is begun':
    'Mana muss erzeugt werden, bevor ein Zauberspruch oder eine Fähigkeit begonnen wird',
  'only one of the two has shadow': 'nur eine der beiden hat Schattenhaftigkeit',
  'only the other player has this ability': 'diese Fähigkeit hat nur der andere Spieler',
  'only its owner may play this ability': 'diese Fähigkeit darf nur der Besitzer spielen',
  'only its controller may play its abilities':
    'seine Fähigkeiten darf nur spielen, wer es kontrolliert',
  'other objects were picked for this cost': 'für diese Kosten wurde anderes gewählt',
  'part of the cost can’t be paid': 'ein Teil der Kosten kann nicht bezahlt werden',
  'static abilities can’t be played': 'statische Fähigkeiten können nicht gespielt werden',
  'triggered abilities can’t be played': 'ausgelöste Fähigkeiten können nicht gespielt werden',
  'that doesn’t allow you another land this turn':
    'das erlaubt dir in diesem Zug kein weiteres Land',
  'you may not play another land this turn': 'du darfst in diesem Zug kein weiteres Land spielen',
  'the cost doesn’t ask for so much': 'die Kosten verlangen nicht so viel',
  'the cost doesn’t ask for that much': 'die Kosten verlangen nicht so viel',
  'the cost itself uses its source': 'die Kosten brauchen die Quelle selbst',
  'the defending player controls no land of its type':
    'der verteidigende Spieler kontrolliert kein Land dieser Art',
  'the mana to spend can’t be read': 'das auszugebende Mana ist nicht lesbar',
  'there is not enough mana for it': 'dafür ist nicht genug Mana da',
  'this can’t pay the cost': 'damit können die Kosten nicht bezahlt werden',
  'this creature can’t block it': 'diese Kreatur kann es nicht blocken',
  'this isn’t a spell': 'das ist kein Zauberspruch',
  'this isn’t a land': 'das ist kein Land',
  'a land isn’t a spell': 'ein Land ist kein Zauberspruch',
  'this mana ability can’t be played to pay it':
    'diese Manafähigkeit kann nicht gespielt werden, um es zu bezahlen',
  'this mana doesn’t pay the cost': 'dieses Mana bezahlt die Kosten nicht',
  'too little of the mana is snow mana': 'zu wenig von dem Mana ist Schneemana',
  'you can’t announce an attack now': 'du kannst jetzt keinen Angriff ansagen',
  'you have already attacked this turn': 'du hast in diesem Zug schon angegriffen',
  'you may play a land only during your main phase, while no batch is being made':
    'du darfst ein Land nur in deiner Hauptphase spielen, solange kein Bündel entsteht',
  'you may play a land only during your main phase while the stack is empty':
    'du darfst ein Land nur in deiner Hauptphase spielen, solange der Stapel leer ist',
  'outside your main phase, or while a batch is being made, you may play only fast effects':
    'außerhalb deiner Hauptphase, oder solange ein Bündel entsteht, darfst du nur schnelle Effekte spielen',
  'outside your main phase, or while the stack isn’t empty, you may play only instants':
    'außerhalb deiner Hauptphase, oder solange der Stapel nicht leer ist, darfst du nur Spontanzauber spielen',
  'it has no such ability': 'es hat keine solche Fähigkeit',
  'there is no such object to play an ability of':
    'es gibt nichts Solches, dessen Fähigkeit gespielt werden könnte',
  'a draw has already been offered': 'ein Unentschieden ist schon angeboten',
  'no draw has been offered': 'es wurde kein Unentschieden angeboten',
  'each use must be announced and paid for separately':
    'jede Nutzung muss für sich angesagt und bezahlt werden',
  'the attack can’t be paid for': 'der Angriff kann nicht bezahlt werden',
  'a creature can attack only once': 'eine Kreatur kann nur einmal angreifen',
  'it can’t be declared as an attacker': 'es kann nicht als Angreifer deklariert werden',
  'the block can’t be paid for': 'der Block kann nicht bezahlt werden',
  'these blocks can’t be declared': 'diese Blocks können nicht deklariert werden',
  'that clock has not run out': 'diese Uhr ist nicht abgelaufen',
  'the time for this decision had run out': 'die Zeit für diese Entscheidung war abgelaufen',
  'it must block if able': 'es muss blocken, falls möglich',
  'a creature must attack if able': 'eine Kreatur muss angreifen, falls möglich',
  'it must attack if able': 'es muss angreifen, falls möglich',
  'these creatures can’t attack together like that':
    'diese Kreaturen können so nicht zusammen angreifen',
  'too few or too many creatures block it': 'zu wenige oder zu viele Kreaturen blocken es',
  'the game is over': 'das Spiel ist vorbei',
  'these creatures can’t attack in a band':
    'diese Kreaturen können nicht in einer Gruppe angreifen',
  'you have no such card in your hand': 'du hast keine solche Karte auf der Hand',
  'in this order the source is gone before its mana ability is played':
    'in dieser Reihenfolge ist die Quelle fort, bevor ihre Manafähigkeit gespielt wird',
  'something has to be played in this phase before it ends':
    'in dieser Phase muss noch etwas gespielt werden, bevor sie endet',
  'the game has not been opened': 'das Spiel ist nicht eröffnet',
  'you have set too many yields already': 'du lässt schon zu vieles durch',
  'only mana abilities played during the announcement can be kept':
    'nur Manafähigkeiten, die während der Ansage gespielt wurden, können behalten werden',
  'there is no announcement to take back': 'es gibt keine Ansage, die zurückgenommen werden könnte',
  'there is nothing to take back': 'es gibt nichts zurückzunehmen',
  'nothing would be taken back': 'es würde nichts zurückgenommen',
  'only mana that you made just now can be kept':
    'nur Mana, das du eben erzeugt hast, kann behalten werden',
  'in this order these mana abilities produce too little mana':
    'in dieser Reihenfolge erzeugen diese Manafähigkeiten zu wenig Mana',
  'the loop would repeat none of your own actions':
    'die Schleife würde keine deiner Aktionen wiederholen',
  'where both players act, the active player names the number':
    'wo beide handeln, nennt der aktive Spieler die Zahl',
  'there is no legal choice': 'es gibt keine erlaubte Wahl',
  'neither prevents nor answers anything': 'nichts verhindert und auf nichts antwortet',
  'answers a spell': 'auf einen Zauberspruch antwortet',
  'is aimed at a spell or a permanent': 'auf einen Zauberspruch oder eine bleibende Karte zielt',
  'is an interrupt': 'eine Unterbrechung ist',
  'is played as attackers are declared': 'beim Ansagen der Angreifer gespielt wird',
  'makes mana': 'Mana erzeugt',
  'prevents damage': 'Schaden verhindert',
  regenerates: 'regeneriert',
  now: 'jetzt',
  'while something is being cast': 'während etwas gesprochen wird',
  'in a prevention step': 'in einem Verhinderungssegment',
  'just before a destruction': 'kurz vor einer Zerstörung',
  'as attackers are declared': 'beim Ansagen der Angreifer',
  'in the untap phase': 'in der Enttapphase',
  'while what has triggered is played': 'während Ausgelöstes gespielt wird',
  'a creature that must attack if able isn’t attacking':
    'eine Kreatur, die angreifen muss, falls möglich, greift nicht an',
  'a secret must be at least 64 bytes, in hexadecimal':
    'ein Geheimnis hat mindestens 64 Bytes, hexadezimal geschrieben',
  'how it is divided is still to be announced': 'wie es aufgeteilt wird, ist noch anzusagen',
  'it can’t be divided like that': 'so kann es nicht aufgeteilt werden',
  'it has no such mode, or it can’t be chosen now':
    'es hat keinen solchen Modus, oder er kann jetzt nicht gewählt werden',
  'its further cost can’t be paid now': 'seine weiteren Kosten können jetzt nicht bezahlt werden',
  'its mode is still to be chosen': 'sein Modus ist noch zu wählen',
  'its target is still to be chosen': 'sein Ziel ist noch zu wählen',
  'secrets can be disclosed only before the game begins':
    'Geheimnisse werden nur offengelegt, bevor das Spiel beginnt',
  'something is still to be chosen': 'etwas ist noch zu wählen',
  'the game has been opened already': 'das Spiel ist schon eröffnet',
  'the game is not suspended': 'das Spiel ist nicht ausgesetzt',
  'the game is suspended until an operator resumes it; you may still concede':
    'das Spiel ist ausgesetzt, bis die Leitung es fortsetzt; du darfst noch aufgeben',
  'the other player controls your turn': 'deinen Zug kontrolliert der andere Spieler',
  'the other player has to decide now': 'jetzt muss der andere Spieler entscheiden',
  'the value of X is still to be chosen': 'der Wert von X ist noch zu wählen',
  'there is no legal mode': 'es gibt keinen erlaubten Modus',
  'there is no legal target': 'es gibt kein erlaubtes Ziel',
  'there is no legal division': 'es gibt keine erlaubte Aufteilung',
  'there is no legal cost': 'es gibt keine Kosten, die erlaubt sind',
  'there is no legal X': 'es gibt kein erlaubtes X',
  'X can’t be that': 'X kann das nicht sein',
  'There is no such format': 'Dieses Format gibt es nicht',
  'this can’t be chosen': 'das kann nicht gewählt werden',
  'this cost can’t be paid now': 'diese Kosten können jetzt nicht bezahlt werden',
  'this is no legal choice': 'das ist keine erlaubte Wahl',
  'this is not a legal target': 'das ist kein erlaubtes Ziel',
  'this secret doesn’t match the one that was promised':
    'dieses Geheimnis ist nicht das versprochene',
  'whether its further cost is paid is still to be chosen':
    'ob seine weiteren Kosten bezahlt werden, ist noch zu wählen',
  'which cost is paid is still to be chosen': 'welche Kosten bezahlt werden, ist noch zu wählen',
  // The server.
  'A bot is no person': 'Ein Bot ist keine Person',
  'A part that is needed does not answer': 'Ein Teil des Servers antwortet nicht',
  'A token is needed': 'Du bist hier nicht angemeldet',
  'The read models are not ready': 'Was gespielt wurde, ist gerade nicht zu lesen',
  'they are away': 'es wird gerade nicht geantwortet',
  'The request does not have the form that is asked for':
    'Die Anfrage hat nicht die verlangte Form',
  'The server failed at this': 'Der Server ist daran gescheitert',
  'This is not for you': 'Das ist nicht für dich',
  'This is shown when the match is over': 'Das wird gezeigt, wenn die Partie vorbei ist',
  'This is shown when the dispute about the match is settled':
    'Das wird gezeigt, wenn die Meldung zur Partie erledigt ist',
  'it shows what is hidden yet': 'es zeigt, was noch verborgen ist',
  'numbers of events tell of hidden ones': 'Nummern von Ereignissen verraten verborgene',
  'until then, a player may have their own record':
    'bis dahin hat jeder, der mitspielt, die eigene Aufzeichnung',
  'until then, each state tells them': 'bis dahin sagt sie jeder Stand',
  'until then, only players have one': 'bis dahin hat nur eine, wer mitspielt',
  'a token has the record of its own seat only':
    'jeder hat nur die Aufzeichnung des eigenen Platzes',
  'This server does not play that edition': 'Dieser Server spielt diese Ausgabe nicht',
  'There is no such page': 'Diese Seite gibt es nicht',
  'There is no such moment of this game': 'Diesen Augenblick des Spiels gibt es nicht',
  'There is no such dispute': 'Diesen Streitfall gibt es nicht',
  'There is no such command of yours in this game':
    'Diesen Befehl von dir gibt es in diesem Spiel nicht',
  'Too many subscriptions on one socket': 'Zu viel wird in diesem Fenster zugleich verfolgt',
  'A token follows its own player only': 'Jeder folgt nur sich selbst',
  'the token has expired': 'die Anmeldung ist abgelaufen',
  'the Authorization header has no bearer token': 'die Anfrage trägt keine Anmeldung',
  'the person this token speaks for is not known here, or was erased':
    'wer da angemeldet ist, ist hier nicht bekannt oder wurde gelöscht',
  // Decks.
  'There is no such card': 'Diese Karte gibt es nicht',
  'This card does not work here yet': 'Diese Karte geht hier noch nicht',
  'There is no such edition': 'Diese Ausgabe gibt es nicht',
  'A deck can’t have this name': 'So kann ein Deck nicht heißen',
  'a name has 1 to 60 characters': 'ein Name hat 1 bis 60 Zeichen',
  'You keep no such deck': 'Du hast kein solches Deck',
  'No more decks can be kept': 'Mehr Decks können nicht aufbewahrt werden',
  'It is not the time for sideboarding': 'Es ist nicht die Zeit zum Sideboarden',
  'decks are changed between two games, until the time is up':
    'Decks werden zwischen zwei Spielen geändert, bis die Zeit um ist',
  'These are not the cards of your deck': 'Das sind nicht die Karten deines Decks',
  'sideboarding exchanges cards of the main deck for cards of the sideboard':
    'beim Sideboarden werden Karten des Hauptdecks gegen Karten des Sideboards getauscht',
  // Tickets and matches.
  'withdraw one first, or name all terms on which you would play in one ticket':
    'zieh erst eine zurück, oder nenne alle Bedingungen in einer Anfrage',
  'you play in a tournament: leave it, or play it to its end':
    'du spielst in einem Turnier: Verlass es, oder spiel es zu Ende',
  'these are not the cards of the deck that was registered, or too few to play':
    'das sind nicht die Karten des angemeldeten Decks, oder zu wenige',
  'a ruling has a match of yours played again: it begins as soon as neither of you is in another match, and until then you are not paired with anyone else':
    'ein Match von dir wird nach einem Urteil neu gespielt: Es beginnt, sobald keiner von euch beiden in einem anderen Match ist, und bis dahin wird niemand sonst für dich gesucht',
  'the other player was not ready: you wait on, and keep the time that you have waited':
    'der andere Spieler war nicht bereit: Du wartest weiter, und was du schon gewartet hast, zählt',
  'you did not say in time that you are ready':
    'du hast nicht rechtzeitig gesagt, dass du bereit bist',
  'Only anyone who comes may choose among terms':
    'Nur wer gerade kommt, darf unter Bedingungen wählen',
  'A match against a bot is never rated': 'Eine Partie gegen einen Bot wird nie gewertet',
  'A rated match is never played for ante': 'Eine gewertete Partie wird nie um Einsatz gespielt',
  'Nobody is looked for with a time of your own': 'Mit eigener Zeit wird niemand gesucht',
  'Nobody asks whether you are ready': 'Niemand fragt, ob du bereit bist',
  'There is no such player to play against': 'Diesen Gegner gibt es nicht',
  'This is somebody else’s ticket': 'Diese Anfrage gehört jemand anders',
  'There is no such ticket': 'Diese Anfrage gibt es nicht',
  'There is no such match': 'Diese Partie gibt es nicht',
  'There is no such game': 'Dieses Spiel gibt es nicht',
  'There is no such player': 'Diesen Spieler gibt es nicht',
  'There is no such tournament': 'Dieses Turnier gibt es nicht',
  'You do not play in this match': 'Du spielst in dieser Partie nicht mit',
  'You do not play in this game': 'Du spielst in diesem Spiel nicht mit',
  'a token acts for its own seat only': 'jeder handelt nur für seinen eigenen Platz',
  'A match of yours goes on': 'Eine deiner Partien läuft',
  'The game takes no more commands of yours': 'Das Spiel nimmt keine Befehle mehr von dir',
  'you may still concede; otherwise the clock ends the game':
    'du darfst noch aufgeben; sonst beendet die Uhr das Spiel',
  'The rules do not allow this': 'Die Regeln erlauben das nicht',
  'The game has not come that far': 'So weit ist das Spiel nicht gekommen',
  'There is no such creature in play': 'Diese Kreatur ist nicht im Spiel',
  'We have no words for this rule': 'Für diese Regel haben wir keine Worte',
  'The server can take no more just now': 'Der Server kann gerade nicht mehr annehmen',
  'Too many requests': 'Zu viele Anfragen',
  player: 'Spieler',
  operator: 'Leitung',
  kept: 'unverändert',
  reshuffled: 'neu gemischt',
  // Tournaments.
  'You run a tournament already': 'Du leitest schon ein Turnier',
  'You play in another tournament': 'Du spielst in einem anderen Turnier',
  'You are banned': 'Du bist gesperrt',
  'the tournament is over': 'das Turnier ist vorbei',
  'the tournament has begun': 'das Turnier hat begonnen',
  'you are in it': 'du bist schon dabei',
  'only its organiser can give places to bots': 'nur wer es leitet, kann Bots Plätze geben',
  'only its organiser can begin it': 'nur wer es leitet, kann es beginnen',
  'only its organiser can end it': 'nur wer es leitet, kann es beenden',
  'only its organiser can send somebody away': 'nur wer es leitet, kann jemanden wegschicken',
  'nobody like that plays in it': 'niemand Solches spielt mit',
  'they play no further already': 'sie spielen schon nicht mehr mit',
  'wait for those who still play elsewhere, or send them away':
    'warte auf die, die noch anderswo spielen, oder schick sie weg',
  'it is full': 'es ist voll',
};

export const REFUSED_SENTENCES: Told = [
  // The check of a record.
  [
    'the record holds each of the {n} tips that the player kept',
    'die Aufzeichnung hält alle {n} Enden, die der Spieler aufbewahrt hat',
  ],
  [
    'there is no signed tip in this file, so it proves nothing',
    'in dieser Datei ist nichts Unterschriebenes, sie beweist also nichts',
  ],
  [
    'this kind of signature can’t be checked here',
    'diese Art der Unterschrift kann hier nicht geprüft werden',
  ],
  [
    'the server never signed the tip of commit {n} in this file',
    'der Server hat das Ende von Eintrag {n} in dieser Datei nie unterschrieben',
  ],
  [
    'the tip is that of game {text}, the record that of {by}',
    'das Ende ist das von Spiel {text}, die Aufzeichnung die von {by}',
  ],
  [
    'the record is cut off: {why}, and it has no such commit',
    'die Aufzeichnung ist abgeschnitten: {why}, und sie hat keinen solchen Eintrag',
  ],
  [
    'the server has told two histories: {why}, and {text} as well',
    'der Server hat zwei Verläufe erzählt: {why}, und auch {text}',
  ],
  [
    'the record is forged at commit {n}: {why}, and it has {text} there',
    'die Aufzeichnung ist bei Eintrag {n} gefälscht: {why}, und sie hat dort {text}',
  ],
  [
    'the record is forged after commit {n}, and not after commit {m}: {why}, and it has {text} there',
    'die Aufzeichnung ist nach Eintrag {n} und nicht nach Eintrag {m} gefälscht: {why}, und sie hat dort {text}',
  ],
  [
    'the server has signed {text} as commit {n}',
    'der Server hat {text} als Eintrag {n} unterschrieben',
  ],
  ['line {n}: {why}', 'Zeile {n}: {why}'],
  [
    'this is not what a client kept of a game',
    'das ist nicht, was von einem Spiel aufbewahrt wird',
  ],
  ['neither an update nor a signed tip', 'weder eine Meldung noch ein unterschriebenes Ende'],
  ['it is about another game', 'es geht um ein anderes Spiel'],
  [
    'something else has to be decided first: {what}',
    'zuerst ist etwas anderes zu entscheiden: {what}',
  ],
  ['this block isn’t legal: {reason}', 'dieser Block ist nicht erlaubt: {reason}'],
  [
    'the defending player controls a land: {text}',
    'der verteidigende Spieler kontrolliert ein Land: {text}',
  ],
  [
    'something that {purpose} can’t be played {where}',
    'etwas, das {purpose}, kann {where} nicht gespielt werden',
  ],
  ['again in {n} ms', 'wieder in {n} ms'],
  ['{text} does not play in match {by}', '{text} spielt in der Partie {by} nicht mit'],
  ['invite somebody, or ask for one of {text}', 'lade jemanden ein, oder wähle eine von {text}'],
  ['name a number from 1 to {n}', 'nenne eine Zahl von 1 bis {n}'],
  // Decks.
  [
    'there is no card called “{text}”; did you mean {meant}?',
    'es gibt keine Karte namens „{text}“; meintest du {meant}?',
  ],
  ['there is no card called “{text}”', 'es gibt keine Karte namens „{text}“'],
  ['{name} came after this edition of the rules', '{name} erschien nach diesen Regeln'],
  ['{name} doesn’t work here yet', '{name} geht hier noch nicht'],
  [
    '{n} of {name}; at most {m}, sideboard included',
    '{n}-mal {name}; höchstens {m}, Sideboard inbegriffen',
  ],
  [
    '{n} of {name}, which is restricted in {format} since {day}: one, sideboard included ({text})',
    '{n}-mal {name}; in {format} seit {day} beschränkt: eine, Sideboard inbegriffen ({text})',
  ],
  [
    '{name} is banned in {format} since {day} ({text})',
    '{name} ist in {format} seit {day} verboten ({text})',
  ],
  [
    '{name} is from {sets}; no set with it is in {format} on {day}',
    '{name} ist aus {sets}; kein Set damit ist am {day} in {format}',
  ],
  [
    '{name} is from {sets}, which is in {format} only from {day} on',
    '{name} ist aus {sets}, das erst ab {day} in {format} ist',
  ],
  ['the main deck has {n} cards; it needs {m}', 'das Hauptdeck hat {n} Karten; es braucht {m}'],
  ['a main deck has at most {n} cards', 'ein Hauptdeck hat höchstens {n} Karten'],
  [
    'the sideboard has {n} cards; it has {m} or none',
    'das Sideboard hat {n} Karten; es hat {m} oder keine',
  ],
  ['This deck can’t be played in {format}', 'Dieses Deck kann in {format} nicht gespielt werden'],
  ['This deck can’t be played', 'Dieses Deck kann nicht gespielt werden'],
  [
    'you keep {n} decks, as many as there may be: delete one first',
    'du hast {n} Decks, mehr geht nicht: Lösche erst eines',
  ],
  // Tickets and tournaments.
  [
    'you missed ready checks or left matches {n} times lately: invite somebody or play a bot meanwhile',
    'du hast dich zuletzt {n}-mal nicht bereit gemeldet oder ein Match verlassen: Lade so lange jemanden ein, oder spiel gegen einen Bot',
  ],
  [
    'you missed ready checks or left matches lately: this ticket is not paired before you may ask again',
    'du hast dich zuletzt mehrmals nicht bereit gemeldet oder ein Match verlassen: Diese Suche ruht, bis du wieder fragen kannst',
  ],
  [
    'you missed a ready check or left a match lately: if you do so again, you wait before you may ask for anyone',
    'du hast dich zuletzt nicht bereit gemeldet oder ein Match verlassen: Beim nächsten Mal musst du warten, bevor du wieder jemanden suchst',
  ],
  ['One blocks another person', 'Man sperrt einen anderen Menschen'],
  [
    'You have {n} tickets open, as many as there may be',
    'Du hast {n} Anfragen offen, mehr geht nicht',
  ],
  [
    'you have {n} tickets open, as many as there may be: withdraw one first',
    'du hast {n} Anfragen offen, mehr geht nicht: Zieh erst eine zurück',
  ],
  ['You block {n} players, as many as there may be', 'Du sperrst {n} Spieler, mehr geht nicht'],
  ['A bot blocks nobody', 'Ein Bot sperrt niemanden'],
  ['A bot does not chat', 'Ein Bot chattet nicht'],
  ['The match was over long ago', 'Die Partie ist lange vorbei'],
  [
    'There is no such line of the other player',
    'Eine solche Zeile des anderen Spielers gibt es nicht',
  ],
  [
    'only the last lines of a match are kept, and not for long',
    'nur die letzten Zeilen einer Partie werden aufbewahrt, und nicht lange',
  ],
  [
    'This player takes no invitations from you',
    'Dieser Spieler nimmt keine Einladungen von dir an',
  ],
  ['You have blocked this player', 'Du hast diesen Spieler gesperrt'],
  [
    'they could not accept: unblock them first',
    'er könnte nicht annehmen: Gib ihn zuerst wieder frei',
  ],
  ['Bots take no invitations', 'Bots nehmen keine Einladungen an'],
  ['Nobody plays themselves', 'Niemand spielt gegen sich selbst'],
  ['That game is too far ahead', 'Dieses Spiel liegt zu weit voraus'],
  [
    'secrets are promised for games up to {n} now',
    'Geheimnisse verspricht man jetzt für Spiele bis zum {n}.',
  ],
  [
    'a match of yours has begun: ask again when you want another',
    'eine Partie von dir hat begonnen: Such neu, wenn du noch eine willst',
  ],
  [
    'you are banned until {day}, by the ruling in dispute {text}',
    'du bist bis {day} gesperrt, nach dem Urteil im Streitfall {text}',
  ],
  [
    'no new match begins because of maintenance, which is expected to be over at {day}',
    'wegen Wartung beginnt keine neue Partie; sie ist voraussichtlich um {day} vorbei',
  ],
  ['by a ruling, until {day}', 'nach einem Urteil, bis {day}'],
  [
    '{title} is not over: play it to its end, or end it',
    '{title} ist nicht vorbei: Spiel es zu Ende, oder beende es',
  ],
  ['leave {title} first, or play it to its end', 'verlass erst {title}, oder spiel es zu Ende'],
  ['a tournament has {n} players or more', 'ein Turnier hat mindestens {n} Spieler'],
  ['only {n} places are free', 'nur {n} Plätze sind frei'],
];
