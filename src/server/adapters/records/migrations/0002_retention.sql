CREATE TABLE "audit_log" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"provider_id" text,
	"action" text NOT NULL,
	"object_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doomed_blobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "rfq_id" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "kept_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_of_rfq" ON "outbox" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "parts_kept" ON "parts" USING btree ("kept_since");--> statement-breakpoint
CREATE INDEX "rfqs_created" ON "rfqs" USING btree ("created_at");--> statement-breakpoint
UPDATE "parts" SET "kept_since" = greatest("created_at", (
	SELECT max("rfqs"."created_at") FROM "rfqs", jsonb_array_elements("rfqs"."lines") AS "line" WHERE "line" ->> 'partId' = "parts"."id"
));--> statement-breakpoint
UPDATE "outbox" SET "rfq_id" = "rfqs"."id" FROM "rfqs" WHERE "outbox"."message_id" IN ("rfqs"."id" || '-provider', "rfqs"."id" || '-customer');--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log can only be added to.'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
