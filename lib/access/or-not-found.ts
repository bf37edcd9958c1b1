import { notFound } from 'next/navigation';
import { Failure } from '@/lib/platform/errors/failures';

/** A page whose row is missing, or a neighbour's, is the not-found screen with its true status. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Failure && (error.status === 404 || error.code === 'request.invalid')) notFound();
    throw error;
  }
}
