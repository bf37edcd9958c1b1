import { mkdirSync, writeFileSync } from 'node:fs';
import { failures } from '@/lib/failures';
import { openApiDocument } from '@/lib/platform/http/openapi';
import { servedOperations } from './served-operations';

/** `npm run openapi`: writes what is served into the file that /api/openapi.json answers with; builds do it by themselves. */
const root = process.cwd();
const document = openApiDocument(await servedOperations(root), Object.keys(failures));
const folder = `${root}/lib/platform/http/generated`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/openapi-document.json`, `${JSON.stringify(document, null, 2)}\n`);
