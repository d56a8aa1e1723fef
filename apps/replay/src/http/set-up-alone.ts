import { malformed, ProblemFilter } from '@arbiter/platform';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** What the gateway's HTTP does for all controllers of its process, for replay where it runs alone. */
export function setUpAlone(app: INestApplication): void {
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: malformed }));
  app.useGlobalFilters(new ProblemFilter());
  const config = new DocumentBuilder().setTitle('Arbiter: replay').setVersion('1').addBearerAuth();
  const document = SwaggerModule.createDocument(app, config.build());
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json' });
}
