import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { RequestPipe, Problem, TokenGuard, withProblems } from '@arbiter/http';
import { ProblemFilter, problemOf, sendProblem, TiesGuard } from '@arbiter/platform';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';
import { servePage } from './page.ts';

/** Largest body of a request: a deck list with room to spare. */
const LARGEST_BODY = '64kb';

/**
 * What every HTTP answer of the app has: safe headers, size limits, problems instead of error pages, checked bodies,
 * no route without a token except public ones, nobody without the ties that they have declared, the page at /, and one OpenAPI document of all controllers at /openapi.json with a readable page at /docs.
 * Call it before `listen`; the app is created with `bodyParser: false`.
 */
export function setUpHttp(app: NestExpressApplication): void {
  const { pictures, log } = app.get<GatewayOptions>(GATEWAY_OPTIONS, { strict: false });
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', ...(pictures?.origins ?? [])],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          // The server speaks plain HTTP on a laptop; a TLS proxy in front of it sets this.
          upgradeInsecureRequests: null,
        },
      },
      strictTransportSecurity: false,
    }),
  );
  app.use(express.json({ limit: LARGEST_BODY, strict: false }));
  app.use((error: unknown, _: Request, response: Response, next: NextFunction) => {
    if (error === undefined || error === null) next();
    else sendProblem(response, unreadable(error));
  });
  app.useGlobalPipes(new RequestPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalGuards(new TokenGuard(), new TiesGuard(log));
  servePage((at, serve) => app.use(at, serve));
  setUpDocs(app);
}

function unreadable(error: unknown): Problem {
  const { body } = problemOf(error);
  if (body.status !== 400) return problemOf(error);
  return new Problem(400, {
    kind: 'malformed',
    title: 'The body is not JSON',
    detail: body.detail ?? '',
  });
}

function setUpDocs(app: NestExpressApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Arbiter')
    .setDescription(
      'Games of Magic: The Gathering by the rulebook of the day. Errors are problem details (RFC 9457). ' +
        'Live play goes over the WebSocket at /v1/socket.',
    )
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .build();
  // Built on the first request: players are waiting for the server to start.
  const document = (): OpenAPIObject => withProblems(SwaggerModule.createDocument(app, config));
  SwaggerModule.setup('docs', app, document, {
    customSiteTitle: 'Arbiter: API',
    jsonDocumentUrl: 'openapi.json',
  });
}
