import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  Answers,
  For,
  Public,
  schemaOf,
  TheCaller,
  unauthorized,
  type Caller,
  type KeyRing,
} from '@arbiter/http';
import { sha256 } from '@arbiter/protocol';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';

/** How long somebody who has signed in stays so, in milliseconds: a working day. */
const LIFETIME = 8 * 3_600_000;

const signIn = z.object({ link: z.string().min(1).max(2_000) });
const role = z.enum(['judge', 'operator', 'auditor']);
const me = z.object({ operator: z.string(), role, until: z.int().describe('since 1970, in ms') });
const signedIn = me.extend({ token: z.string() });

/** Those who watch over games: how they come in, and who they are. */
@ApiTags('operators')
@Controller('v1/operators')
export class OperatorsController {
  readonly #keys: KeyRing;
  readonly #audit: AuditTrail;

  constructor(audit: AuditTrail, @Inject(REPLAY_OPTIONS) { keys }: WholeReplayOptions) {
    this.#keys = keys;
    this.#audit = audit;
  }

  @Post('tokens')
  @Public()
  @HttpCode(200)
  @Answers(200, signedIn, 'A token, for some hours')
  @ApiOperation({
    summary: 'Sign in by a link that `npm start` or `arbiter operator --link` has printed; once',
  })
  async signIn(
    @Body({ schema: signIn }) { link }: z.infer<typeof signIn>,
  ): Promise<z.infer<typeof signedIn>> {
    const read = await this.#keys.read(link, 'arbiter:sign-in');
    if ('bad' in read) throw unauthorized(`the link is of no use: ${read.bad}`);
    const { sub: operator, service, ties, jti = '' } = read.claims;
    const as = role.parse(read.claims.role);
    // By its mark: the text of a token can be written in several ways that all read the same.
    if (!(await this.#audit.signIn({ id: operator, role: as }, sha256(jti)))) {
      throw unauthorized('somebody has signed in by this link; each counts once');
    }
    const options = { role: as, lifetime: LIFETIME, service: service === true, ties: ties ?? [] };
    const { token, expires: until } = await this.#keys.token(operator, options);
    return { operator, role: as, until, token };
  }

  @Get('me')
  @ApiBearerAuth()
  @For('judge', 'operator', 'auditor')
  @ApiOperation({ summary: 'Who you are here' })
  @ApiOkResponse({ schema: schemaOf(me) })
  me(@TheCaller() { id: operator, role: as, until }: Caller): z.infer<typeof me> {
    return { operator, role: role.parse(as), until };
  }
}
