import type { CardDefinition } from '@arbiter/cards';
import { FOR_ANTE } from './by-hand/ante.ts';
import { ARTIFACTS } from './by-hand/artifacts.ts';
import { BATTLEMAGES } from './by-hand/battlemages.ts';
import { BLACK } from './by-hand/black.ts';
import { BLUE } from './by-hand/blue.ts';
import { COPIES } from './by-hand/copies.ts';
import { GREEN } from './by-hand/green.ts';
import { LANDS } from './by-hand/lands.ts';
import { RED } from './by-hand/red.ts';
import { WARDS, WHITE } from './by-hand/white.ts';
import * as revisedBlue from './3ed/blue.ts';
import * as revisedRed from './3ed/red.ts';
import * as fifthWhite from './5ed/white.ts';
import * as fifthBlue from './5ed/blue.ts';
import * as fifthBlack from './5ed/black.ts';
import * as classicRed from './6ed/red.ts';
import * as classicGreen from './6ed/green.ts';
import * as classicWhite from './6ed/white.ts';
import * as classicBlue from './6ed/blue.ts';
import * as classicBlack from './6ed/black.ts';
import { BASIC_LANDS } from './6ed/lands.ts';
import * as allBlue from './all/blue.ts';
import * as mirWhite from './mir/white.ts';
import * as mirBlue from './mir/blue.ts';
import * as mirBlack from './mir/black.ts';
import * as visBlue from './vis/blue.ts';
import * as visGreen from './vis/green.ts';
import * as visRed from './vis/red.ts';
import * as tmpRed from './tmp/red.ts';
import * as tmpGreen from './tmp/green.ts';
import * as tmpWhite from './tmp/white.ts';
import * as tmpBlue from './tmp/blue.ts';
import * as tmpArtifacts from './tmp/artifacts.ts';
import * as tmpLands from './tmp/lands.ts';
import * as sthGreen from './sth/green.ts';
import * as sthBlue from './sth/blue.ts';
import * as exoRed from './exo/red.ts';
import * as exoArtifacts from './exo/artifacts.ts';
import * as usgBlue from './usg/blue.ts';
import * as usgWhite from './usg/white.ts';
import * as usgArtifacts from './usg/artifacts.ts';
import * as usgRed from './usg/red.ts';
import * as usgGreen from './usg/green.ts';
import * as usgLands from './usg/lands.ts';
import * as ulgRed from './ulg/red.ts';
import * as ulgBlack from './ulg/black.ts';
import * as ulgGreen from './ulg/green.ts';
import * as ulgLands from './ulg/lands.ts';
import * as udsArtifacts from './uds/artifacts.ts';
import * as udsGreen from './uds/green.ts';
import * as udsWhite from './uds/white.ts';
import * as mmqBlue from './mmq/blue.ts';
import * as mmqBlack from './mmq/black.ts';

/**
 * The cards whose definitions are written by hand, by set (that of the wording that counts) and colour; in `by-hand/`
 * those that the grammar doesn't read, by colour alone.
 */
export const BY_HAND: readonly CardDefinition[] = [
  ...Object.values(revisedBlue),
  ...Object.values(revisedRed),
  ...Object.values(fifthWhite),
  ...Object.values(fifthBlue),
  ...Object.values(fifthBlack),
  ...Object.values(classicRed),
  ...Object.values(classicGreen),
  ...Object.values(classicWhite),
  ...Object.values(classicBlue),
  ...Object.values(classicBlack),
  ...BASIC_LANDS,
  ...Object.values(allBlue),
  ...Object.values(mirWhite),
  ...Object.values(mirBlue),
  ...Object.values(mirBlack),
  ...Object.values(visBlue),
  ...Object.values(visGreen),
  ...Object.values(visRed),
  ...Object.values(tmpRed),
  ...Object.values(tmpGreen),
  ...Object.values(tmpWhite),
  ...Object.values(tmpBlue),
  ...Object.values(tmpArtifacts),
  ...Object.values(tmpLands),
  ...Object.values(sthGreen),
  ...Object.values(sthBlue),
  ...Object.values(exoRed),
  ...Object.values(exoArtifacts),
  ...Object.values(usgBlue),
  ...Object.values(usgWhite),
  ...Object.values(usgArtifacts),
  ...Object.values(usgRed),
  ...Object.values(usgGreen),
  ...Object.values(usgLands),
  ...Object.values(ulgRed),
  ...Object.values(ulgBlack),
  ...Object.values(ulgGreen),
  ...Object.values(ulgLands),
  ...Object.values(udsArtifacts),
  ...Object.values(udsGreen),
  ...Object.values(udsWhite),
  ...Object.values(mmqBlue),
  ...Object.values(mmqBlack),
  ...WHITE,
  ...WARDS,
  ...BLUE,
  ...BLACK,
  ...RED,
  ...GREEN,
  ...ARTIFACTS,
  ...LANDS,
  ...BATTLEMAGES,
  ...COPIES,
  ...FOR_ANTE,
];
