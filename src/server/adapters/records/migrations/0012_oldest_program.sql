CREATE SCHEMA IF NOT EXISTS "drizzle";
--> statement-breakpoint
CREATE TABLE "drizzle"."oldest_program" ("made_at" bigint NOT NULL);
--> statement-breakpoint
INSERT INTO "drizzle"."oldest_program" VALUES (0);
--> statement-breakpoint
CREATE FUNCTION "drizzle"."stop_older_programs"("newest_migration" bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Whoever connects from here on waits for this transaction, and is then turned away.
	UPDATE "drizzle"."oldest_program" SET "made_at" = "newest_migration";
	-- Whoever is connected is not any more, and nothing of theirs that has not been committed ever will be.
	PERFORM pg_terminate_backend("pid", 30000) FROM "pg_stat_activity"
	WHERE "datname" = current_database() AND "application_name" = 'quickquote' AND "pid" <> pg_backend_pid();
END
$$;
