-- Undo: nothing. What was deleted stays deleted; a browser that sends one of these again does it once more.

-- Inputs were remembered by a plain hash and replies as they were, those of passwords and sign-ins among them. From here
-- on hashes are keyed and secrets are never kept, so no old row can be compared with a new request.
DELETE FROM "idempotency_records";
