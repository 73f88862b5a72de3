import { setTimeout as wait } from 'node:timers/promises';
import { DomainError, isErrorCode } from '#domain/errors.ts';
import type { Generation } from '#domain/generation/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { generationPictureKey } from './running/keep-picture.ts';
import { type RunningEnd, RunningStory, type StoryPicture } from './running/running-stories.ts';
import { findGeneration, findLatestUnsaved, follow, type GenerationRow, requestStop } from './running/store.ts';

const pollMilliseconds = 500;
/** How long a story that was just requested may stay unknown, and how often to look for it. */
const unknownMilliseconds = 5000;
const lookAgainMilliseconds = 50;

type Found = { generation: GenerationRow; leaseExpired: boolean };

/** Returns the caller's generation. Throws GENERATION_NOT_FOUND, also for another user's (P08). */
export async function readGeneration(ctx: AppServices, member: Member, id: string): Promise<Generation> {
  const found = await find(ctx, member, id);
  const here = ctx.running.get(id);
  if (here?.userId === member.userId && !here.end) {
    // The text in this process is newer than its row.
    const { text: content, premise, picturesPlanned } = here;
    return asGeneration({ ...found, generation: { ...found.generation, content, premise, picturesPlanned } });
  }
  const running = found.generation.status === 'reserved' || found.generation.status === 'writing';
  // Another server writes it, and saves it more often while somebody follows it.
  if (running && !here) await ctx.store.asService((tx) => follow(tx, id));
  return asGeneration(found);
}

/** Returns the caller's newest generation of the last day that runs or waits to be saved, or null (P20). */
export async function readLatestGeneration(ctx: AppServices, member: Member): Promise<Generation | null> {
  const found = await ctx.store.asMember(member, findLatestUnsaved);
  return found ? asGeneration(found) : null;
}

/**
 * Returns a story to read along from its first letter: written by this process, by another server, or
 * finished long ago. Throws GENERATION_NOT_FOUND.
 */
export async function followGeneration(ctx: AppServices, member: Member, id: string): Promise<RunningStory> {
  const here = ctx.running.get(id);
  if (here?.userId === member.userId) return here;
  const found = await find(ctx, member, id);
  const story = new RunningStory(id, member.userId);
  await catchUp(ctx, story, found);
  // The caller starts to follow it in this turn of the event loop.
  if (!story.end) setImmediate(() => void pollElsewhere(ctx, member, story));
  return story;
}

/**
 * Returns the premise of a story of the caller once it or the first words are there, or `patience` aborts. A story that
 * was just requested is not known yet: with `soon` this waits for it. Throws GENERATION_NOT_FOUND.
 */
export async function readPremise(
  ctx: AppServices,
  member: Member,
  id: string,
  { patience, soon }: { patience: AbortSignal; soon: boolean },
): Promise<string | null> {
  const story = await (soon ? whenKnown(ctx, member, id, patience) : followGeneration(ctx, member, id));
  return new Promise((resolve) => {
    const look = () => {
      if (story.premise === null && story.text === '' && !story.end && !patience.aborted) return;
      stopFollowing();
      patience.removeEventListener('abort', look);
      resolve(story.premise);
    };
    const stopFollowing = story.follow(look);
    patience.addEventListener('abort', look);
    look();
  });
}

async function whenKnown(ctx: AppServices, member: Member, id: string, patience: AbortSignal): Promise<RunningStory> {
  for (let waited = 0; ; waited += lookAgainMilliseconds) {
    try {
      return await followGeneration(ctx, member, id);
    } catch (error) {
      if (patience.aborted || waited >= unknownMilliseconds) throw error;
      await wait(lookAgainMilliseconds);
    }
  }
}

/** Returns a drawn picture of the caller's story. Throws GENERATION_NOT_FOUND. */
export async function readPicture(ctx: AppServices, member: Member, id: string, index: number): Promise<StoryPicture> {
  const { generation } = await find(ctx, member, id);
  const entry = generation.pictures.find((picture) => picture.index === index);
  const data = entry && (await ctx.objects.get(generationPictureKey(generation.userId, id, index)));
  if (!data) throw missing();
  return { ...entry, data };
}

/** Updates a story that another process writes from its row. */
async function catchUp(ctx: AppServices, story: RunningStory, found: Found): Promise<void> {
  const { generation } = found;
  story.plan(generation.picturesPlanned);
  story.foresee(generation.premise);
  if (generation.content.length > story.text.length) story.append(generation.content.slice(story.text.length));
  for (const picture of generation.pictures) {
    if (story.pictures.some((shown) => shown.index === picture.index)) continue;
    const data = await ctx.objects.get(generationPictureKey(generation.userId, generation.id, picture.index));
    if (data) story.show({ ...picture, data });
  }
  const end = endOf(found);
  if (end) story.finish(end);
}

/** Stops the writing, on whichever server it runs (P20): here at once, elsewhere at its next heartbeat. */
export async function stopGeneration(ctx: AppServices, member: Member, id: string): Promise<void> {
  await find(ctx, member, id);
  const here = ctx.running.get(id);
  if (here?.userId === member.userId) here.stopForReader();
  else await ctx.store.asService((tx) => requestStop(tx, id));
}

const missing = () => new DomainError('GENERATION_NOT_FOUND', 'There is no such story in the making.');

async function find(ctx: AppServices, member: Member, id: string): Promise<Found> {
  const found = await ctx.store.asMember(member, (tx) => findGeneration(tx, id));
  if (!found) throw missing();
  return found;
}

async function pollElsewhere(ctx: AppServices, member: Member, story: RunningStory): Promise<void> {
  try {
    // Stops when nobody follows the story any more.
    while (!story.end && story.hasReaders) {
      await wait(pollMilliseconds);
      await ctx.store.asService((tx) => follow(tx, story.id));
      await catchUp(ctx, story, await find(ctx, member, story.id));
    }
  } catch (cause) {
    story.finish({
      status: 'failed',
      error: new DomainError('UNAVAILABLE', 'The story cannot be followed right now.', {}, { cause }),
    });
  }
}

/** Returns how a row ended; a running row whose lease has expired has failed. */
function endOf({ generation, leaseExpired }: Found): RunningEnd | undefined {
  switch (generation.status) {
    case 'completed':
      return { status: 'completed', counted: generation.counted };
    case 'stopped':
      return { status: 'stopped', error: new DomainError('GENERATION_STOPPED', 'The story was stopped.') };
    case 'failed': {
      const code = isErrorCode(generation.errorCode) ? generation.errorCode : 'INTERNAL';
      return { status: 'failed', error: new DomainError(code, 'The story could not be written.') };
    }
    default:
      if (!leaseExpired) return undefined;
      return { status: 'failed', error: new DomainError('PROVIDER_UNAVAILABLE', 'The writing was interrupted.') };
  }
}

function asGeneration(found: Found): Generation {
  const { generation } = found;
  const end = endOf(found);
  return {
    id: generation.id,
    status: end?.status ?? generation.status,
    content: generation.content,
    premise: generation.premise,
    options: storyOptionsSchema().parse(generation.options),
    pictures: generation.pictures,
    picturesPlanned: generation.picturesPlanned,
    errorCode: end && end.status !== 'completed' ? end.error.code : null,
    counted: generation.counted,
    createdAt: generation.createdAt.toISOString(),
  };
}
