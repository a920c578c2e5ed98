/**
 * What https://schema.org (release 30.0, schemaorg-all-https.jsonld, CC BY-SA 3.0) has of the types that pages name and of those
 * above them: their parents, and their properties.
 */
const TYPES: Record<string, [parents: string, properties: string]> = {
  AggregateOffer: ['Offer', 'highPrice lowPrice offerCount offers'],
  Brand: ['Intangible', 'aggregateRating logo review slogan'],
  Answer: ['Comment', 'answerExplanation parentItem'],
  BreadcrumbList: ['ItemList', ''],
  Comment: ['CreativeWork', 'downvoteCount parentItem sharedContent upvoteCount'],
  CreativeWork: [
    'Thing',
    'about abstract accessMode accessModeSufficient accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation',
  ],
  FAQPage: ['WebPage', ''],
  Intangible: ['Thing', ''],
  ItemList: ['Intangible', 'aggregateElement itemListElement itemListOrder numberOfItems'],
  ListItem: ['Intangible', 'item nextItem position previousItem'],
  MerchantReturnPolicy: [
    'Intangible',
    'additionalProperty applicableCountry customerRemorseReturnFees customerRemorseReturnLabelSource customerRemorseReturnShippingFeesAmount inStoreReturnsOffered itemCondition itemDefectReturnFees itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount merchantReturnDays merchantReturnLink refundType restockingFee returnFees returnLabelSource returnMethod returnPolicyCategory returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount validForMemberTier',
  ],
  Offer: [
    'Intangible',
    'acceptedPaymentMethod addOn additionalProperty advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty',
  ],
  Organization: [
    'Thing',
    'acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID',
  ],
  Product: [
    'Thing',
    'additionalProperty aggregateRating asin audience award awards brand category color colorSwatch countryOfAssembly countryOfLastProcessing countryOfOrigin depth displayLocation funding gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasCertification hasEnergyConsumptionDetails hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy hasProductReturnPolicy height inProductGroupWithID isAccessoryOrSparePartFor isConsumableFor isFamilyFriendly isRelatedTo isSimilarTo isVariantOf itemCondition keywords logo manufacturer material mobileUrl model mpn negativeNotes nsn offers pattern positiveNotes productID productionDate purchaseDate releaseDate review reviews size sku slogan weight width',
  ],
  Question: ['Comment', 'acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer'],
  Thing: [
    '',
    'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url',
  ],
  WebPage: [
    'CreativeWork',
    'breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty',
  ],
  WebSite: ['CreativeWork', 'issn'],
};

const words = (list: string) => list.split(' ').filter(Boolean);
const named = (names: readonly string[]) => names.map((name) => ({ '@id': `schema:${name}` }));

/** The same as its makers write it. */
export function vocabulary(): object {
  const domains = new Map<string, string[]>();
  for (const [type, [, properties]] of Object.entries(TYPES))
    for (const property of words(properties)) domains.set(property, [...(domains.get(property) ?? []), type]);
  return {
    '@graph': [
      ...Object.entries(TYPES).map(([type, [parents]]) => ({
        '@id': `schema:${type}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': named(words(parents)),
      })),
      ...[...domains].map(([property, types]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': named(types),
      })),
    ],
  };
}
