import { JSONParser } from '@streamparser/json';
import { ProviderFailure } from '../../providers/failure.ts';
import { type StoryPlan, storyPlanSchema } from './story-plan.ts';

/** Reads a plan while it arrives. */
export type PlanReader = {
  push(text: string): void;
  /** The whole plan. Throws `ProviderFailure` for anything else. */
  end(): StoryPlan;
};

/** `onPremise` gets the premise as soon as it stands there, with the plot that came before it. */
export function createPlanReader(onPremise: (premise: string, plot: string) => void): PlanReader {
  let text = '';
  let plot = '';
  const parser = new JSONParser({ paths: ['$.plot', '$.premise'], keepStack: false });
  parser.onValue = ({ key, value }) => {
    if (typeof value !== 'string') return;
    if (key === 'plot') plot = value;
    else onPremise(value.trim(), plot);
  };
  // What is no JSON is seen at the end, whole.
  parser.onError = () => {};
  return {
    push(piece) {
      // Some models put a fence or a greeting before what they were asked for.
      const begun = text.includes('{');
      text += piece;
      const from = begun ? 0 : piece.indexOf('{');
      if (from === -1 || parser.isEnded) return;
      try {
        parser.write(piece.slice(from));
      } catch {
        // As above.
      }
    },
    end() {
      const plan = storyPlanSchema.safeParse(parse(text));
      if (!plan.success) throw new ProviderFailure('garbled', 'The provider sent no plan.');
      return plan.data;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
