import { serve } from '@/lib/access/serve';
import { secretOfQuery } from '@/lib/platform/http/secret-query';
import { saveKey } from '@/lib/school-ai/commands/save-key';
import { saveKeyOp } from '@/lib/school-ai/contract';

export const POST = serve(saveKeyOp, saveKey, {
  fromHeaders: (headers): Record<string, unknown> => {
    const keyOfQuery = secretOfQuery(headers);
    return keyOfQuery === undefined ? {} : { keyOfQuery };
  },
});
