import { z } from 'zod';
import { id, millis } from './common.ts';

/** Commands on matchmaking.commands.v1 that are about maintenance. Who has sent them stands on the audit trail alone. */
export const maintenanceCommands = [
  /** No new match begins from now on; said again, it changes when that is expected to be over. */
  z.object({ type: z.literal('AnnounceMaintenance'), id, maintenance: id, until: millis }),
  z.object({ type: z.literal('CallOffMaintenance'), id, maintenance: id }),
] as const;

/** Events on matchmaking.events.v1 that are about maintenance, by the id with which it was announced. */
export const maintenanceEvents = [
  z.object({
    type: z.literal('MaintenanceAnnounced'),
    maintenance: id,
    region: id,
    /** When new matches are expected to begin again; they do when it is called off. */
    until: millis,
    at: millis,
  }),
  /** Nothing is played any more, and nothing begins. */
  z.object({ type: z.literal('MaintenanceDrained'), maintenance: id, region: id, at: millis }),
  z.object({ type: z.literal('MaintenanceCalledOff'), maintenance: id, region: id, at: millis }),
] as const;
