// npm run costs: what stories cost a month for 1, 100 and 10,000 families, at the prices of the settings.
import { loadConfig } from '#server/config.ts';
import { costTable } from '#server/operations/family-costs.ts';

const { deepseek, gemini, pictures } = loadConfig({ SANDBOX: 'on', ...process.env });
const drawn = gemini?.prices ?? {
  input: deepseek.prices.input,
  output: deepseek.prices.output,
  picture: pictures?.price ?? 0,
};
console.log(costTable({ deepseek: deepseek.prices, gemini: drawn }));
