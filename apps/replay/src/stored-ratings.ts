import { ReadModels, type ReadModelsPlace } from '@arbiter/platform';
import { topics } from '@arbiter/protocol';
import { ENTITIES, type RatingRow } from './store/entities.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { ReplayRepository } from './store/replay.repository.ts';

/** The ratings that the read models have, and how far they know matchmaking.events, by partition. */
export interface StoredRatings {
  readonly ratings: readonly RatingRow[];
  readonly projected: ReadonlyMap<number, number>;
}

/** Reads the ratings in the tables. @throws ReadModelsAway */
export async function storedRatings(place: ReadModelsPlace): Promise<StoredRatings> {
  const models = new ReadModels({ place, entities: ENTITIES, migrations: MIGRATIONS });
  try {
    const repository = new ReplayRepository(models);
    return await repository.ratings(topics.matchmakingEvents.name);
  } finally {
    await models.close();
  }
}
