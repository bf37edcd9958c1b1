import { operation } from '@/lib/platform/http/operation';
import {
  KnowledgeBaseChanges,
  KnowledgeBaseDeleted,
  KnowledgeBaseDetail,
  KnowledgeBaseExists,
  KnowledgeBaseList,
  KnowledgeBaseRef,
  KnowledgeBaseSearch,
  NewKnowledgeBase,
  TopicsOfBases,
} from './schemas';

/** The spec quotes these names (§3); the rest is ours. */
const names = { name: 'baseConhecimento', topics: 'topicos', topic: 'topico', suggestions: 'sugestoes' };
const path = '/BasesConhecimentoIA';
const pathOfOne = '/BasesConhecimentoIA/{id}';
const params = { id: 'id' };
/** A base is saved whole: sixty topics of several pages. */
const bodyBytesMax = 3 * 1024 * 1024;

export const listKnowledgeBasesOp = operation({
  method: 'GET',
  path,
  summary: 'Knowledge bases',
  input: KnowledgeBaseSearch,
  reply: KnowledgeBaseList,
  names,
});

export const listTopicsOp = operation({
  method: 'GET',
  path: '/BasesConhecimentoIA/recuperarTopicosBases',
  summary: 'The topics of every knowledge base, with the questions that they suggest',
  input: KnowledgeBaseSearch,
  reply: TopicsOfBases,
  names,
});

export const createKnowledgeBaseOp = operation({
  method: 'PUT',
  path,
  summary: 'Insert a knowledge base',
  input: NewKnowledgeBase,
  reply: KnowledgeBaseDetail,
  names,
  bodyBytesMax,
});

export const readKnowledgeBaseOp = operation({
  method: 'GET',
  path: pathOfOne,
  summary: 'One knowledge base with its topics',
  input: KnowledgeBaseRef,
  reply: KnowledgeBaseDetail,
  names,
  params,
});

export const updateKnowledgeBaseOp = operation({
  method: 'POST',
  path: pathOfOne,
  summary: 'Update a knowledge base and all its topics',
  input: KnowledgeBaseChanges,
  reply: KnowledgeBaseDetail,
  names,
  params,
  bodyBytesMax,
});

export const deleteKnowledgeBaseOp = operation({
  method: 'DELETE',
  path: pathOfOne,
  summary: 'Delete a knowledge base with its topics',
  input: KnowledgeBaseRef,
  reply: KnowledgeBaseDeleted,
  names,
  params,
});

export const knowledgeBaseExistsOp = operation({
  method: 'GET',
  path: '/BasesConhecimentoIA/{id}/exists',
  summary: 'Whether there is such a knowledge base',
  input: KnowledgeBaseRef,
  reply: KnowledgeBaseExists,
  names,
  params,
});
