import { JSONParser } from '@streamparser/json';
import { ProviderFailure } from '../../providers/failure.ts';
import { type StoryPlan, storyPlanSchema } from './story-plan.ts';

export type PremiseEvents = {
  /** Called with the premise as soon as it is there, and the plot if that came before it. */
  onPremise(premise: string, plot: string): void;
};

export type PlannedStoryEvents = PremiseEvents & {
  /** Called with the whole plan; undefined if there is no valid one. */
  onPlan(plan: StoryPlan | undefined): void;
  /** Called with the story that follows, piece by piece. */
  onText(text: string): void;
};

/** Reads an answer while it arrives. */
export type AnswerReader = {
  push(text: string): void;
  /** Throws `ProviderFailure` if no plan came. */
  end(): void;
};

/** Reads the premise of a JSON object while it arrives. */
export function createPremiseReader({ onPremise }: PremiseEvents): JSONParser {
  let plot = '';
  const parser = new JSONParser({ paths: ['$.plot', '$.premise'], keepStack: false });
  parser.onValue = ({ key, value }) => {
    if (typeof value !== 'string') return;
    if (key === 'plot') plot = value;
    else onPremise(value.trim(), plot);
  };
  // Broken JSON is noticed at the end, in the whole text.
  parser.onError = () => {};
  return parser;
}

/** Room for a greeting or a fence before the plan, and for the plan itself, in letters. */
const longestGreeting = 300;
const longestPlan = 4000;

/** Reads a plan and the story that follows it in the same answer. */
export function createPlannedStoryReader(events: PlannedStoryEvents): AnswerReader {
  const parser = createPremiseReader(events);
  let state: 'before' | 'plan' | 'between' | 'story' = 'before';
  let plan = '';

  const give = (of: StoryPlan | undefined) => {
    state = 'between';
    events.onPlan(of);
  };
  /** Takes what belongs to the plan; returns the rest. */
  const takePlan = (piece: string): string => {
    // The plan may be complete after any closing brace.
    for (const part of piece.split(/(?<=\})/)) {
      plan += part;
      try {
        parser.write(part);
      } catch {
        // Noticed at the end, as above.
      }
      piece = piece.slice(part.length);
      if (part.endsWith('}') && isObject(plan)) {
        give(storyPlanSchema.safeParse(JSON.parse(plan)).data);
        return piece;
      }
    }
    if (plan.length > longestPlan) give(undefined);
    return '';
  };
  const takeGreeting = (piece: string): string => {
    plan += piece;
    const from = plan.indexOf('{');
    if (from === -1) {
      // Once the story has begun, no plan will come.
      if (/(?:^|\n)\s*\*\*/.test(plan) || plan.length > longestGreeting) give(undefined);
      return '';
    }
    const begun = plan.slice(from);
    plan = '';
    state = 'plan';
    return begun;
  };

  return {
    push(piece) {
      let rest = piece;
      if (state === 'before') rest = takeGreeting(rest);
      if (state === 'plan') rest = takePlan(rest);
      // Skips the end of a fence or of a list, or a line between plan and story.
      if (state === 'between') {
        rest = rest.replace(/^[\s`\]-]+/, '');
        if (rest !== '') state = 'story';
      }
      if (state === 'story') events.onText(rest);
    },
    end() {
      if (state === 'before' || state === 'plan') {
        throw new ProviderFailure('garbled', 'The provider sent no plan.');
      }
    },
  };
}

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
