import { jobs } from '@/app/jobs';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { tick } from './tick-job';

/** A process of its own: the runner of the browser tests cannot load what the jobs are made of. */
await prepareQueues(String(process.env.DATABASE_URL), [...jobs, tick]);
process.send?.('listening');
process.disconnect();
