-- alone
-- What a name is found by: the beginnings of its words, without accents, and for words of four letters and more, behind a tilde,
-- the word and all that is left of it without one letter, so that two words that differ in one letter have a key in common. With
-- `_words_only` just the words, as somebody types them. One function, since those of an index may not call others. Its cost is
-- out of proportion: no plan should compute it row by row. In PL/pgSQL a session plans it once, and a row of its index is made four
-- times faster. If what it returns changes, its indexes have to be built anew.
create or replace function name_keys(_name text, _words_only boolean default false) returns text[]
language plpgsql immutable cost 10000 as $$
begin
  return (
    with plain as (
      select translate(
        replace(replace(replace(replace(
          lower(regexp_replace(normalize(left(_name, 400), NFKD), '[\u0300-\u036f\u1dc0-\u1dff\u20d0-\u20ff]', '', 'g')),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        'øłđðıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ''’ʼ`',
        'olddiσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюя') as letters
    ), word as (
      select distinct left(piece, 20) as letters from (
        select regexp_split_to_table(letters, '[\s!-/:-@\[-_{-~“”„«»·・、，。\u2010-\u2015]+') as piece from plain
        union all
        -- Names without spaces between their parts, as in Japanese.
        select regexp_replace(letters, '\s+', '', 'g') from plain where not _words_only and letters ~ '[\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff]'
      ) as pieces where piece <> ''
    )
    select coalesce(array_agg(distinct key), '{}') from word, lateral (
      select letters as key where _words_only
      union all
      select left(letters, size) from generate_series(case when ascii(letters) < 128 then 2 else 1 end, length(letters)) as size
        where not _words_only
      union all
      select '~' || case place when 0 then letters else left(letters, place - 1) || substr(letters, place + 1) end
        from generate_series(0, length(letters)) as place
        where not _words_only and length(letters) >= 4
    ) as keys
  );
end
$$;
-- A short list of entries to come, since each search reads all of it.
create index concurrently if not exists purchase_by_name_keys on purchase using gin (name_keys(full_name))
  with (gin_pending_list_limit = 64) where full_name <> '';
create index concurrently if not exists user_by_name_keys on "user" using gin (name_keys(name))
  with (gin_pending_list_limit = 64) where name <> '';
