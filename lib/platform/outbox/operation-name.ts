import type { Operation } from '@/lib/platform/http/operation';

/** As the API's document writes it. */
export function operationName({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
