import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, Public } from '@arbiter/http';
import type { MaintenanceStatus } from '@arbiter/protocol';
import { maintenanceStatus } from '../http/shapes.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownMaintenance } from '../lobby/shown.ts';

/** Tells anybody of maintenance; operators announce it at the door of replay. */
@ApiTags('matches')
@Controller('v1/maintenance')
export class MaintenanceController {
  readonly #lobby: Lobby;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  @Public()
  @Get()
  @Answers(200, maintenanceStatus, 'How it stands')
  @ApiOperation({
    summary: 'Whether there is maintenance, so that no match begins, and what is still played',
  })
  status(): MaintenanceStatus {
    const maintenance = shownMaintenance(this.#lobby.maintenance);
    return { maintenance, ...this.#lobby.playing() };
  }
}
