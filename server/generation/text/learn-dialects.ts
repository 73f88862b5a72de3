import type { AppServices } from '../../context.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import type { TextProvider } from './text-provider.ts';

/** How often a server that could not be asked at the start is asked again. */
const againMilliseconds = 30_000;

/**
 * Finds out at the start which fields each text provider accepts, so that no story has to wait for it. One that does
 * not answer is logged, and asked again until it answers or a story has asked it.
 */
export async function learnDialects(ctx: Pick<AppServices, 'log' | 'textProviders'>): Promise<void> {
  await Promise.all(ctx.textProviders.map((provider) => learn(ctx, provider)));
}

async function learn(ctx: Pick<AppServices, 'log'>, { name, client }: TextProvider): Promise<void> {
  for (;;) {
    try {
      const dialect = await client.learn();
      ctx.log.info({ provider: name, model: client.model, dialect }, 'the text model answers');
      return;
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : 'unknown';
      const has = kind === 'refused_model' ? await client.models().catch(() => []) : [];
      ctx.log.error(
        { provider: name, model: client.model, kind, has: has.slice(0, 20) },
        'the text model does not answer',
      );
      // Asking again does not help if only an operator can fix the cause.
      if (error instanceof ProviderFailure && error.needsOperator) return;
      await new Promise((resolve) => setTimeout(resolve, againMilliseconds).unref());
    }
  }
}
