import { operation } from '@/lib/platform/http/operation';
import type { createKnowledgeBase } from './commands/create-knowledge-base';
import type { deleteKnowledgeBase } from './commands/delete-knowledge-base';
import type { updateKnowledgeBase } from './commands/update-knowledge-base';
import type {
  knowledgeBaseById,
  knowledgeBaseExists,
  knowledgeBaseList,
  topicsOfBases,
} from './queries/knowledge-bases';

/** The spec quotes these names (§3); the rest is ours. */
const names = { name: 'baseConhecimento', topics: 'topicos', topic: 'topico', suggestions: 'sugestoes' };
const path = '/BasesConhecimentoIA';
const pathOfOne = '/BasesConhecimentoIA/{id}';
const params = { id: 'id' };
/** A base is saved whole: sixty topics of several pages. */
const bodyBytesMax = 3 * 1024 * 1024;

export const listKnowledgeBasesOp = operation<typeof knowledgeBaseList>({
  method: 'GET',
  path,
  summary: 'Knowledge bases',
  names,
});

export const listTopicsOp = operation<typeof topicsOfBases>({
  method: 'GET',
  path: '/BasesConhecimentoIA/recuperarTopicosBases',
  summary: 'The topics of every knowledge base, with the questions that they suggest',
  names,
});

export const createKnowledgeBaseOp = operation<typeof createKnowledgeBase>({
  method: 'PUT',
  path,
  summary: 'Insert a knowledge base',
  names,
  bodyBytesMax,
});

export const readKnowledgeBaseOp = operation<typeof knowledgeBaseById>({
  method: 'GET',
  path: pathOfOne,
  summary: 'One knowledge base with its topics',
  names,
  params,
});

export const updateKnowledgeBaseOp = operation<typeof updateKnowledgeBase>({
  method: 'POST',
  path: pathOfOne,
  summary: 'Update a knowledge base and all its topics',
  names,
  params,
  bodyBytesMax,
});

export const deleteKnowledgeBaseOp = operation<typeof deleteKnowledgeBase>({
  method: 'DELETE',
  path: pathOfOne,
  summary: 'Delete a knowledge base with its topics',
  names,
  params,
});

export const knowledgeBaseExistsOp = operation<typeof knowledgeBaseExists>({
  method: 'GET',
  path: '/BasesConhecimentoIA/{id}/exists',
  summary: 'Whether there is such a knowledge base',
  names,
  params,
});
