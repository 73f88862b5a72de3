import { JSONParser } from '@streamparser/json';
import { ProviderFailure } from '../../providers/failure.ts';
import { type StoryPlan, storyPlanSchema } from './story-plan.ts';

export type PremiseEvents = {
  /** The premise as soon as it stands there, with the plot where that came before it. */
  onPremise(premise: string, plot: string): void;
};

export type PlannedStoryEvents = PremiseEvents & {
  /** The whole plan; undefined for what is none. */
  onPlan(plan: StoryPlan | undefined): void;
  /** The story behind it, as it comes. */
  onText(text: string): void;
};

/** Reads an answer while it arrives. */
export type AnswerReader = {
  push(text: string): void;
  /** Throws `ProviderFailure` when it came to no plan. */
  end(): void;
};

/** Reads the premise of an object that is arriving. */
export function createPremiseReader({ onPremise }: PremiseEvents): JSONParser {
  let plot = '';
  const parser = new JSONParser({ paths: ['$.plot', '$.premise'], keepStack: false });
  parser.onValue = ({ key, value }) => {
    if (typeof value !== 'string') return;
    if (key === 'plot') plot = value;
    else onPremise(value.trim(), plot);
  };
  // What is no JSON is seen at the end, whole.
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
    // It may be whole behind any of its braces.
    for (const part of piece.split(/(?<=\})/)) {
      plan += part;
      try {
        parser.write(part);
      } catch {
        // As above.
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
      // A story that has begun is not going to be planned.
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
      // The end of a fence or of a list, or a line between the two.
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
