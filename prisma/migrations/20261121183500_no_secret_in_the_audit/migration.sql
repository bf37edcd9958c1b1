-- The entries of signing in named the session by the secret that opens it.
UPDATE "audit_entries" SET "target_id" = NULL WHERE "command" LIKE 'accounts.sign-in%';
