CREATE TABLE "golden_parts" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"sub" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_card_drafts" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"card" jsonb,
	"revision" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_card_versions" (
	"provider_id" text NOT NULL,
	"number" integer NOT NULL,
	"card" jsonb NOT NULL,
	"author" text,
	"note" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_card_versions_provider_id_number_pk" PRIMARY KEY("provider_id","number")
);
--> statement-breakpoint
INSERT INTO "rate_card_versions" ("provider_id", "number", "card", "note") SELECT "id", 1, "rate_card", '' FROM "providers";--> statement-breakpoint
CREATE FUNCTION "refuse_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'A published rate card can not be changed.'; END $$;--> statement-breakpoint
CREATE TRIGGER "rate_card_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rate_card_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_version_change"();
