// npm run costs: what stories cost a month for 1, 100 and 10,000 families, at the prices of the settings.
import { loadConfig } from '#server/config.ts';
import { costTable } from '#server/operations/figures/family-costs.ts';

// Unless set otherwise, at Gemini's prices.
const { deepseek, gemini, pictures, speech } = loadConfig({ SANDBOX: 'on', GEMINI_API_KEY: 'unused', ...process.env });
const drawn = gemini?.prices ?? {
  input: deepseek.prices.input,
  output: deepseek.prices.output,
  picture: pictures?.price ?? 0,
};
const silent = { letters: 0, minute: 0, input: 0, output: 0 };
console.log(costTable({ deepseek: deepseek.prices, gemini: drawn, speech: speech?.prices ?? silent }));
