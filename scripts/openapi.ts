import { writeFileSync } from 'node:fs';
import { failures } from '@/lib/failures';
import { openApiDocument } from '@/lib/platform/http/openapi';
import { servedOperations } from './served-operations';

/** `npm run openapi`: writes what is served into the file that /api/openapi.json answers with. */
const root = process.cwd();
const document = openApiDocument(await servedOperations(root), Object.keys(failures));
writeFileSync(`${root}/lib/platform/http/openapi-document.json`, `${JSON.stringify(document, null, 2)}\n`);
