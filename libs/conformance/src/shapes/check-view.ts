import type { Game, Judge } from '@arbiter/engine';
import { viewOf, type Viewer } from '@arbiter/view';
import { check } from './check.ts';
import { shapeOf } from './shape.ts';
import { VIEW_DEFINITIONS } from './view-schema.ts';

const VIEW = shapeOf('View', VIEW_DEFINITIONS);

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'operator'];

/**
 * What each viewer is sent is what its type says and no more: a field of the engine that slips into a view is an error.
 *
 * @throws {Error} that says where one is not
 */
export function checkViews(judge: Judge, game: Game): void {
  for (const viewer of VIEWERS)
    check(`the view of ${String(viewer)}`, VIEW, viewOf(judge, game, viewer));
}
