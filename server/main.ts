import { type Config, ConfigError, loadConfig } from './config.ts';

const config = settings();
// Loaded only now, so that wrong settings are reported at once, before a whole server is loaded.
const { serve } = await import('./serve.ts');
await serve(config);

function settings(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Lunatale could not start; these settings are wrong (see .env.example):\n${error.message}`);
    process.exit(1);
  }
}
