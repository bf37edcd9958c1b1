import { tipos } from '@/lib/access/actor';
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
  return { owner: 'assessoria', alsoMay: ['admin'], rows: 'catalogue', request };
}

function read(request: Cell['request']): Cell {
  return { ...shared(request), alsoMay: tipos };
}

/** Each save names its base anew: two may not share a name. */
function changes(request: (body: unknown) => Cell['request']): Cell {
  return shared((row) => request({ ...wire(), revision: 1 })(row));
}

export const knowledgeBaseCells: Record<string, Cell> = {
  [`GET ${path}`]: read(async () => ({ path })),
  [`PUT ${path}`]: shared(async () => ({ path, body: wire() })),
  [`GET ${path}/{id}`]: read(byPath()),
  [`POST ${path}/{id}`]: changes((body) => byPath('', body)),
  [`DELETE ${path}/{id}`]: shared(byPath()),
  [`GET ${path}/{id}/exists`]: read(byPath('/exists')),
  [`GET ${path}/recuperarTopicosBases`]: read(async () => ({ path: `${path}/recuperarTopicosBases` })),
  [`GET ${path}WithInvalidCharacters`]: read(byQuery(`${path}WithInvalidCharacters`)),
  [`POST ${path}WithInvalidCharacters`]: changes((body) => byQuery(`${path}WithInvalidCharacters`, body)),
  [`DELETE ${path}WithInvalidCharacters`]: shared(byQuery(`${path}WithInvalidCharacters`)),
  [`GET ${path}/existsWithInvalidCharacters`]: read(byQuery(`${path}/existsWithInvalidCharacters`)),
};
