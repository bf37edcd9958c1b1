import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import type { Cell, Sent } from './cell';

const path = '/BasesConhecimentoIA';

function wire() {
  const { name, topics, kind } = baseData();
  const topicos = topics.map(({ topic, suggestions, body }) => ({ topico: topic, sugestoes: suggestions, body }));
  return { baseConhecimento: name, topicos, kind };
}

const byPath =
  (suffix = '', body?: unknown) =>
  async (): Promise<Sent> => {
    const { id } = await storedBase();
    return { path: `${path}/${id}${suffix}`, params: { id }, body };
  };

const byQuery = (address: string, body?: unknown) => async (): Promise<Sent> => {
  return { path: `${address}?id=${(await storedBase()).id}`, body };
};

function shared(request: Cell['request']): Cell {
  return { owner: 'assessoria', rows: 'catalogue', request };
}

/** Each save names its base anew: two may not share a name. */
function changes(request: (body: unknown) => Cell['request']): Cell {
  return shared((row) => request(wire())(row));
}

export const knowledgeBaseCells: Record<string, Cell> = {
  [`GET ${path}`]: shared(async () => ({ path })),
  [`PUT ${path}`]: shared(async () => ({ path, body: wire() })),
  [`GET ${path}/{id}`]: shared(byPath()),
  [`POST ${path}/{id}`]: changes((body) => byPath('', body)),
  [`DELETE ${path}/{id}`]: shared(byPath()),
  [`GET ${path}/{id}/exists`]: shared(byPath('/exists')),
  [`GET ${path}/recuperarTopicosBases`]: shared(async () => ({ path: `${path}/recuperarTopicosBases` })),
  [`GET ${path}WithInvalidCharacters`]: shared(byQuery(`${path}WithInvalidCharacters`)),
  [`POST ${path}WithInvalidCharacters`]: changes((body) => byQuery(`${path}WithInvalidCharacters`, body)),
  [`DELETE ${path}WithInvalidCharacters`]: shared(byQuery(`${path}WithInvalidCharacters`)),
  [`GET ${path}/existsWithInvalidCharacters`]: shared(byQuery(`${path}/existsWithInvalidCharacters`)),
};
