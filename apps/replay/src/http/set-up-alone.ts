import type { EventLog } from '@arbiter/event-log';
import {
  RequestPipe,
  TokenGuard,
  withProblems,
  type CallerRequest,
  type KeyRing,
} from '@arbiter/http';
import {
  admit,
  ProblemFilter,
  problemOf,
  sendProblem,
  TiesGuard,
  type Coordination,
} from '@arbiter/platform';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import express, { type NextFunction, type Response } from 'express';

/** Largest body of a request: a text with room to spare. */
const LARGEST_BODY = '64kb';

/** The HTTP set-up that the gateway does for its whole process, for replay as a process of its own. */
export function setUpAlone(
  app: INestApplication,
  door: { readonly keys: KeyRing; readonly coordination: Coordination; readonly log: EventLog },
): void {
  app.use(express.json({ limit: LARGEST_BODY, strict: false }));
  const { log } = door;
  app.use('/v1', (request: CallerRequest, response: Response, next: NextFunction) => {
    admit(door, request).then(
      (caller) => {
        request.caller = caller;
        next();
      },
      (error: unknown) => {
        sendProblem(response, problemOf(error));
      },
    );
  });
  app.useGlobalPipes(new RequestPipe());
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalGuards(new TokenGuard(), new TiesGuard(log));
  const config = new DocumentBuilder().setTitle('Arbiter: replay').setVersion('1').addBearerAuth();
  // Built on the first request, not at the start.
  const document = (): OpenAPIObject =>
    withProblems(SwaggerModule.createDocument(app, config.build()));
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json' });
}
