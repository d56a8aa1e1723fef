import { AbstractLogger, DataSource, type DataSourceOptions } from 'typeorm';

/** What fails is thrown, and told by whoever catches it; TypeORM would write it to standard output as well. */
class Silent extends AbstractLogger {
  protected override writeLog(): void {
    return;
  }
}

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * A PostgreSQL as TypeORM sees it, with no connection yet.
 *
 * TypeORM is 300 files: whoever needs it imports this file when a database is to be opened, so that a service without one
 * starts without them.
 */
export function postgres(options: Omit<PostgresOptions, 'type'>): DataSource {
  return new DataSource({
    type: 'postgres',
    logger: new Silent(),
    installExtensions: false,
    ...options,
  });
}
