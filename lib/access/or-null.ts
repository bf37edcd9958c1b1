import { Failure } from '@/lib/platform/errors/failures';

/** For what may be out of reach by now without anything being wrong: a missing row is nothing. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure && error.code === 'MODEL_NOT_FOUND') return null;
    throw error;
  }
}
